import { expect, it } from 'vitest';
import { dueMoment, dueWords } from './due-labels';

const now = new Date(2026, 1, 27, 23, 41);
const inMinutes = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000).toISOString();

it('[M10] what is late says by how much', () => {
  expect(dueWords(inMinutes(-40), true, now)).toBe('Late by 40 min');
  expect(dueWords(inMinutes(-3 * 60 - 20), true, now)).toBe('Late by 3 h');
  expect(dueWords(inMinutes(-47 * 60), true, now)).toBe('Late by 47 h');
  expect(dueWords(inMinutes(-49 * 60), true, now)).toBe('Late by 2 days');
  expect(dueWords(inMinutes(0), true, now)).toBe('Late by 1 min');
});

it('[M10] what is due soon says in how long, then the day', () => {
  expect(dueWords(inMinutes(15), false, now)).toBe('in 15 min');
  expect(dueWords(inMinutes(9 * 60), false, now)).toBe('in 9 h');
  expect(dueWords(inMinutes(20 * 60), false, now)).toBe('tomorrow, 19:41');
  expect(dueWords(new Date(2026, 2, 1, 12).toISOString(), false, now)).toBe('Sun 1 Mar');
  expect(dueWords(new Date(2027, 0, 4, 12).toISOString(), false, now)).toBe('Mon 4 Jan 2027');
});

it('[M10] a past deadline that was met is a plain day', () => {
  expect(dueWords(new Date(2026, 1, 25, 20).toISOString(), false, now)).toBe('Wed 25 Feb');
  expect(dueMoment(new Date(2026, 1, 27, 20).toISOString(), now)).toBe('Fri 27 Feb, 20:00');
});
