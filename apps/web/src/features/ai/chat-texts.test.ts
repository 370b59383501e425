import { expect, it } from 'vitest';
import {
  addressOf,
  allowanceText,
  greetingOf,
  makerOf,
  placeholderOf,
  placeOf,
  withWords,
} from './chat-texts';

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
  const cited = { number: 1, quote: 'The flow ends.', title: 't' };
  const page = { ...cited, source: { kind: 'page', documentId: 12, page: 3 } as const };
  const answer = { ...cited, source: { kind: 'answer', questionId: 4 } as const };
  const explanation = { ...cited, source: { kind: 'explanation', quizId: 5 } as const };
  expect([page, answer, explanation].map(placeOf)).toEqual(['p. 3', 'Answer', 'Quiz']);
  expect([page, answer, explanation].map(addressOf)).toEqual([
    '/documents/12?page=3&view=text&quote=The+flow+ends.',
    '/questions/4',
    '/quiz/5',
  ]);
  // The quote of a locked page is empty.
  expect(addressOf({ ...page, quote: '' })).toBe('/documents/12?page=3');
});

it('[A6] an answer names the model or the study library as its source', () => {
  expect([makerOf({ model: 'a-model' }), makerOf({ model: null })]).toEqual(['a-model', 'Study library']);
});

it('[X18] the words of a search are written into the chat, and a text that is not sent yet stays', () => {
  expect(withWords(' ', 'phys 101')).toBe('phys 101');
  expect(withWords('Why is it blue?', 'phys 101')).toBe('Why is it blue?\nphys 101');
  expect(withWords('Help with phys 101', 'phys 101')).toBe('Help with phys 101');
});

it('[A8] the texts of a chat say whether it is about one document or several', () => {
  expect([0, 1, 3].map(placeholderOf)).toEqual([
    'Ask a question',
    'Ask about this document',
    'Ask about these documents',
  ]);
  expect(greetingOf(1, true)).toMatch(/about this document\./);
  expect(greetingOf(2, false)).toMatch(/about these documents\./);
});
