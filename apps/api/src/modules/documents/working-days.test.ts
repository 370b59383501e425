import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days';

it.each([
  ['a Monday', '2026-11-23T10:00:00.000Z', 2, '2026-11-25T10:00:00.000Z'],
  ['a Thursday, over the weekend', '2026-11-26T15:30:00.000Z', 2, '2026-11-30T15:30:00.000Z'],
  ['a Friday, over the weekend', '2026-11-27T15:30:00.000Z', 2, '2026-12-01T15:30:00.000Z'],
  ['a Saturday, as from Monday', '2026-11-28T23:00:00.000Z', 2, '2026-12-02T00:00:00.000Z'],
  ['a Sunday, as from Monday', '2026-11-29T01:00:00.000Z', 1, '2026-12-01T00:00:00.000Z'],
])('[D9] working days are counted from %s', (_, from, days, expected) => {
  expect(addWorkingDays(new Date(from), days).toISOString()).toBe(expected);
});
