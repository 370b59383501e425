import { expect, it } from 'vitest';
import { deadlineAfterHours, momentField, readLaterDeadline } from './later-deadline';

const now = new Date(2026, 1, 27, 12);
const due = new Date(2026, 1, 28, 20).toISOString();

it('[O10] a later deadline is typed in local time and sent in UTC', () => {
  const field = momentField(new Date(2026, 2, 2, 9, 30));
  expect(field).toBe('2026-03-02T09:30');
  expect(readLaterDeadline(field, due, now)).toEqual({ dueAt: new Date(2026, 2, 2, 9, 30).toISOString() });
});

it('[O10] a deadline can only be moved to a later time, by at most 60 days', () => {
  const error = (at: Date | string) =>
    readLaterDeadline(typeof at === 'string' ? at : momentField(at), due, now).error;
  expect(error('')).toBe('Please choose a day and a time.');
  expect(error(new Date(2026, 1, 28, 19))).toBe('Please choose a time after the current deadline.');
  expect(error(new Date(2026, 1, 26))).toBe('Please choose a time in the future.');
  expect(error(new Date(2026, 4, 30))).toBe('Please move the deadline by at most 60 days.');
});

it('[O10] hours are added to the deadline, or to the current time if it has passed', () => {
  expect(deadlineAfterHours(24, due, now)).toBe('2026-03-01T20:00');
  expect(deadlineAfterHours(12, due, new Date(2026, 2, 1, 10))).toBe('2026-03-01T22:00');
});
