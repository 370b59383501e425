import { expect, it } from 'vitest';
import { addressOf, allowanceText, makerOf, placeOf, withWords } from './chat-texts';

const quota = (left: number) => ({ limit: 50, left, resetsAt: '2026-11-27T21:30:00.000Z' });

it('[A6] the page shows how many messages are left when few are, and when the next one is possible after the last', () => {
  expect(allowanceText(undefined)).toEqual({});
  expect(allowanceText(quota(11))).toEqual({});
  expect(allowanceText(quota(10))).toEqual({ note: '10 messages left today' });
  expect(allowanceText(quota(1))).toEqual({ note: '1 message left today' });
  const { obstacle } = allowanceText(quota(0));
  expect(obstacle).toMatch(
    /^You have used all 50 messages for today\. You can send the next one at \d\d:\d\d\.$/,
  );
});

it('[A8] a citation names its place and links to it', () => {
  const cited = { number: 1, quote: 'q', title: 't' };
  const page = { ...cited, source: { kind: 'page', documentId: 12, page: 3 } as const };
  const answer = { ...cited, source: { kind: 'answer', questionId: 4 } as const };
  const explanation = { ...cited, source: { kind: 'explanation', quizId: 5 } as const };
  expect([page, answer, explanation].map(placeOf)).toEqual(['p. 3', 'Answer', 'Quiz']);
  expect([page, answer, explanation].map(addressOf)).toEqual([
    '/documents/12?page=3',
    '/questions/4',
    '/quiz/5',
  ]);
});

it('[A6] an answer names the model or the study library as its source', () => {
  expect([makerOf({ model: 'a-model' }), makerOf({ model: null })]).toEqual(['a-model', 'Study library']);
});

it('[X18] the words of a search are written into the chat, and a text that is not sent yet stays', () => {
  expect(withWords(' ', 'phys 101')).toBe('phys 101');
  expect(withWords('Why is it blue?', 'phys 101')).toBe('Why is it blue?\nphys 101');
  expect(withWords('Help with phys 101', 'phys 101')).toBe('Help with phys 101');
});
