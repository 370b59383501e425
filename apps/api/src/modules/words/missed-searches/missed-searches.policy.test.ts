import { expect, it } from 'vitest';
import { countableQuery } from './missed-searches.policy';

it('[X18] searches without results are counted by their folded words', () => {
  expect(countableQuery('  Krebs-Zyklus, Übung ')).toBe('krebs zyklus ubung');
  expect(countableQuery('Math 20250 midterm 2025/2026')).toBe('math 20250 midterm 2025 2026');
  expect(countableQuery('x'.repeat(100))).toBe('x'.repeat(100));
});

it.each([
  'ada@students.example',
  'write to ada @students.example',
  'ada＠students.example',
  '555 01 99',
  '+1 (555) 010-9988',
  '４１１１ 1111 1111 1111',
  'student 20251234',
  '2025 2026 2027',
  ' … ',
  'x'.repeat(101),
])('[X18] a search like “%s” is never counted', (query) => {
  expect(countableQuery(query)).toBeUndefined();
});
