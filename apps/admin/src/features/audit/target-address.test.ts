import { expect, it } from 'vitest';
import { targetAddress } from './target-address';

it('[M5] a log entry links to its item', () => {
  expect(targetAddress('document:12')).toBe('/admin/documents?open=12');
  expect(targetAddress('place:3')).toBe('/admin/places');
  expect(targetAddress('school_request:3')).toBe('/admin/places');
  expect(targetAddress('deletion:0b7c')).toBe('/admin');
  expect(targetAddress('expert-rate:answer')).toBe('/admin/experts');
  expect(targetAddress('user:anon_k3j9x2m1_1763640000000')).toBe(
    '/admin/people?id=anon_k3j9x2m1_1763640000000',
  );
  expect(targetAddress('user:a&b=c')).toBeUndefined();
  expect(targetAddress('admin:1')).toBeUndefined();
  expect(targetAddress('document:x')).toBeUndefined();
});

it('[Z9] a log entry about a quiz links to its page', () => {
  expect(targetAddress('quiz:12')).toBe('/admin/quizzes/12');
  expect(targetAddress('quiz:x')).toBeUndefined();
});

it('[D21] a log entry about a synonym links to the list of synonyms', () => {
  expect(targetAddress('synonym:3')).toBe('/admin/synonyms');
});

it('[M10] a log entry about an order, a writer or a rule links to it', () => {
  expect(targetAddress('order:AW-5C8NW2KJ7P4TVXYZ')).toBe('/admin/orders?view=all&id=AW-5C8NW2KJ7P4TVXYZ');
  expect(targetAddress('order:AW-1')).toBeUndefined();
  expect(targetAddress('orders:all')).toBe('/admin/orders?view=all');
  expect(targetAddress('notice:evt_1')).toBe('/admin/payments');
  expect(targetAddress('writer:3')).toBe('/admin/writers');
  expect(targetAddress('jurisdiction:3')).toBe('/admin/jurisdictions');
});
