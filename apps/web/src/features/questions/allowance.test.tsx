import type { Question } from '@aw/contracts/questions/question';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { reader, renderStatic } from '~/testing/render-static';
import { EditQuestion } from './question/edit-question';
import { QuestionView } from './question/question-view';
import { allowanceQuery } from './question-queries';
import { seenBy } from './testing/sample-question';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const promise = { hours: 24, medianMinutes: null, p90Minutes: null };
const allowance = { freeLeft: 4, freeTotal: 5, credits: 0, promise };

afterEach(() => vi.unstubAllGlobals());

function render(part: ReactNode, isReviewedFirst: boolean | undefined): string {
  return renderStatic(part, {
    seed: (cache) =>
      cache.setQueryData(allowanceQuery(reader.id, '').queryKey, { ...allowance, isReviewedFirst }),
  });
}

it('[Q2] before a newcomer changes a question, the form says that it will wait for review', () => {
  const form = (isReviewedFirst?: boolean) =>
    render(<EditQuestion question={seenBy({ isAsker: true })} onDone={() => {}} />, isReviewedFirst);
  expect(form(true)).toContain('your question will wait for review.');
  expect(form(false)).not.toContain('wait for review');
  expect(form()).not.toContain('wait for review');
});

it('[Q4] before a newcomer comments, the form says which comments will wait for review, and an expert sees no note', () => {
  // The form of a comment that was started is open.
  vi.stubGlobal('sessionStorage', memoryStorage({ 'question-comment:4:': 'Which step?' })());
  const form = (viewer: Partial<Question['viewer']>, isReviewedFirst: boolean) =>
    render(<QuestionView question={seenBy({ canComment: true, ...viewer })} />, isReviewedFirst);
  const note = 'A comment with a link or an image will wait for review.';
  expect(form({ isAsker: true }, true)).toContain(note);
  expect(form({ isAsker: true }, false)).not.toContain(note);
  expect(form({ isAsker: true, isExpert: true }, true)).not.toContain(note);
});
