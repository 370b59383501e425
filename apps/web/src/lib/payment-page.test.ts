import { expect, it } from 'vitest';
import { needsOwnLoad } from './payment-page';

it('[L5] the payment page is entered and left by a load of its own, whatever stands behind the path', () => {
  expect(needsOwnLoad('/services', '/payment')).toBe(true);
  expect(needsOwnLoad('/services', '/payment?service=editing#pay')).toBe(true);
  expect(needsOwnLoad('/payment/', '/documents')).toBe(true);
  expect(needsOwnLoad('/payment', '/payment-success')).toBe(true);
});

it('[L5] moves within the payment page, and between two other pages, stay in their document', () => {
  expect(needsOwnLoad('/payment', '/payment?order=AW-1')).toBe(false);
  expect(needsOwnLoad('/payment', '?order=AW-1')).toBe(false);
  expect(needsOwnLoad('/payment', '#work')).toBe(false);
  expect(needsOwnLoad('/documents', '/schools')).toBe(false);
  expect(needsOwnLoad('/documents', '/payment-success')).toBe(false);
});
