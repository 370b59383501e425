import type { MadeQuizQuestions } from '@aw/contracts/quizzes/made';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { renderPage } from '~/testing/render-page';
import { QuizEditor } from './quiz-editor';
import { quizDraft } from './quiz-edits';
import { ReviewLink } from './review-link';
import { useQuizEdits } from './use-quiz-edits';

const texts = { question: 'Sum?', optionA: '1', optionB: '2', optionC: '3', optionD: '4' };
const stored: MadeQuizQuestions = {
  title: 'Mathematics quiz',
  version: 1,
  questions: [1, 2, 3, 4, 5, 6].map((id) => ({ id, ...texts, html: texts })),
};
const newer = { ...stored, title: 'In another tab', version: 2 };

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()()));

type Edits = ReturnType<typeof useQuizEdits>;

/** Makes a change while it renders, as a person does later. */
function Edited({ change }: { change: (edits: Edits) => void }) {
  const edits = useQuizEdits(4, stored);
  const [isDone, setDone] = useState(false);
  if (!isDone) {
    setDone(true);
    change(edits);
  }
  return null;
}

it('[A14] a title that this tab did not change is the newest one, and one that it changed stays', () => {
  renderPage(<Edited change={(edits) => edits.keep(1, false)} />);
  expect(renderPage(<QuizEditor quizId={4} stored={newer} />)).toContain('value="In another tab"');
  quizDraft(4).remove();
  renderPage(<Edited change={(edits) => edits.rename('Mine')} />);
  expect(renderPage(<QuizEditor quizId={4} stored={newer} />)).toContain('value="Mine"');
});

it('[A14] the introduction says that this tab has changes that are not saved', () => {
  const sentence = 'You have changes that are not saved.';
  expect(renderPage(<ReviewLink quizId={4} />)).not.toContain(sentence);
  renderPage(<Edited change={(edits) => edits.keep(1, false)} />);
  expect(renderPage(<ReviewLink quizId={4} />)).toContain(sentence);
  expect(renderPage(<ReviewLink quizId={5} />)).not.toContain(sentence);
});

it('[A14] changes that were taken back are none', () => {
  renderPage(
    <Edited
      change={(edits) => {
        edits.rename('Mine');
        edits.rename(stored.title);
        edits.keep(1, true);
      }}
    />,
  );
  expect(quizDraft(4).read()).toBeUndefined();
});

it('[A14] people know that a question does not come back', () => {
  expect(renderPage(<QuizEditor quizId={4} stored={stored} />)).toContain(
    'You cannot bring a question back after you have saved.',
  );
});
