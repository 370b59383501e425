import { expect, test } from 'vitest';
import { itemText, quizText } from '../testing/texts';
import { drawItems } from './draw';

test('[Z12] a draw takes ten items of a subject, the same ones for a seed in any order', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `item-${index}`);
  const texts = ids.map((id) => itemText({ id }));
  const drawn = (items: typeof texts, seed: string) => drawItems([quizText(items)], 'Chemistry', seed);
  expect(drawn(texts, 'one').size).toBe(10);
  expect(drawn(texts.toReversed(), 'one')).toEqual(drawn(texts, 'one'));
  expect(drawn(texts, 'two')).not.toEqual(drawn(texts, 'one'));
  expect(drawn(texts.slice(0, 4), 'one').size).toBe(4);
});
