import { expect, it } from 'vitest';
import { intervalText } from './interval-text';

it.each([
  [30, '1 minute'],
  [600, '10 minutes'],
  [3 * 3600, '3 hours'],
  [86_400, '1 day'],
  [4.4 * 86_400, '4 days'],
  [90 * 86_400, '3 months'],
  [364 * 86_400, '12 months'],
  [800 * 86_400, '2 years'],
])('[Z11] an interval of %d seconds is shown as %s', (seconds, text) => {
  expect(intervalText(seconds)).toBe(text);
});
