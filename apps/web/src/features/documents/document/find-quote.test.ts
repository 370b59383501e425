import { expect, it } from 'vitest';
import { findQuote } from './find-quote';

const page =
  'Osmosis\nWater passes a mem-\nbrane towards the side with more salt. The ﬂow\nends when both sides are equal.';
const marked = (quote: string, text = page) => {
  const [start, length] = findQuote(text, quote) ?? [0, 0];
  return text.slice(start, start + length);
};

it('[A8] a quote is found in its page although lines, hyphens, ligatures and case are different there', () => {
  expect(marked('Water passes a membrane towards the side with more salt.')).toBe(
    'Water passes a mem-\nbrane towards the side with more salt',
  );
  expect(marked('the FLOW ends when both sides are equal')).toBe('The ﬂow\nends when both sides are equal');
  expect(marked('يمر الماء عبر الغشاء', 'أولا: يمر الماء  عبر\nالغشاء دائما')).toBe('يمر الماء  عبر\nالغشاء');
  expect(marked('水通过半透膜向盐度更高的一侧移动', '渗透：水通过半透\n膜向盐度更高的一侧移动。')).toBe(
    '水通过半透\n膜向盐度更高的一侧移动',
  );
});

it('[A8] the beginning of a quote is marked if its end is different on the page', () => {
  const beginning = 'Water passes a membrane towards the side with more salt. The flow ends when';
  expect(marked(`${beginning} nothing is left at all.`)).toMatch(
    /^Water passes a mem-\nbrane towards the side/,
  );
});

it('[A8] nothing is marked for a quote that is not on the page, or too short to be certain', () => {
  expect(findQuote(page, 'Plants turn light into sugar and oxygen.')).toBeUndefined();
  expect(findQuote(page, 'equal')).toBeUndefined();
  expect(findQuote('', 'Water passes a membrane')).toBeUndefined();
});
