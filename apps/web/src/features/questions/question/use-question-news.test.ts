import { expect, it } from 'vitest';
import { newsOf } from './use-question-news';

it('[Q9] only a notification that links to the question counts as news about it', () => {
  const link = (id: number, to: string) => ({ id, link: to });
  expect(newsOf([link(7, '/questions/4#answer-9'), link(6, '/questions/4')], 4)).toBe('7 6');
  expect(newsOf([link(7, '/questions/44'), link(6, '/profile')], 4)).toBe('');
});
