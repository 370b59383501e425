import type { OpenQuestion } from '@aw/contracts/questions/claims';
import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { List, promiseText } from './open-questions';

const question: OpenQuestion = {
  id: 7,
  title: 'Why is <b>x</b> 2?',
  content: '',
  subject: 'Physics',
  schoolId: null,
  courseId: null,
  isAnswered: false,
  isVerified: false,
  answerCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  promisedAt: '2026-11-21T10:00:00.000Z',
  claim: { isOwn: true, expiresAt: '2026-11-20T10:30:00.000Z' },
};

it('[Q12] open questions link to their pages and show when an answer is due and which are claimed', () => {
  const html = renderPage(<List questions={[question]} />);
  for (const part of ['href="/questions/7"', 'Why is &lt;b&gt;x&lt;/b&gt; 2?', 'Claimed by you', 'Physics'])
    expect(html).toContain(part);
  expect(renderPage(<List questions={[]} />)).toContain('There are no open questions');
});

it('[Q12] the time until an answer is due is shown in whole hours, or as late', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  expect([later(30), later(61), later(0), later(-5)].map((one) => promiseText(one, at))).toEqual([
    'Answer due within 1 hour',
    'Answer due within 2 hours',
    'Late',
    'Late',
  ]);
});
