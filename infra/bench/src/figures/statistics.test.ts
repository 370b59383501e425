import { expect, it } from 'vitest';
import { alternate, median, percentile, ratioOf } from './statistics';

it('[P10] the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

it('[P10] a percentile is a measured value, by the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile(hundred, 1)]).toEqual([
    50, 95, 100,
  ]);
  expect(percentile([3, 1, 2], 0.95)).toBe(3);
  expect(percentile([8], 0.01)).toBe(8);
});

it('[P10] a ratio is taken within each round, so that a slow round affects both sides', () => {
  // In the second round the machine was four times slower.
  expect(ratioOf([100, 25, 110], [200, 50, 200])).toEqual({ median: 0.5, least: 0.5, most: 0.55 });
  expect(() => ratioOf([1, 2], [1])).toThrow('two halves');
});

it('[P10] two sides are measured in turns, and each side begins every other round', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => {
    order.push(name);
    return `${name}${order.length}`;
  };
  expect(await alternate(3, side('a'), side('b'))).toEqual([
    ['a1', 'a4', 'a5'],
    ['b2', 'b3', 'b6'],
  ]);
  expect(order.join('')).toBe('abbaab');
});
