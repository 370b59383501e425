import { expect, it } from 'vitest';
import { questionBadge, recentDocumentCount, recentQuestionCount } from './activity';

it('[M1] the start page shows five documents and three questions', () => {
  expect([recentDocumentCount, recentQuestionCount]).toEqual([5, 3]);
});

it('[M1] a question is Pending until it is answered', () => {
  expect(questionBadge(false).label).toBe('Pending');
  expect(questionBadge(true).label).toBe('Answered');
});
