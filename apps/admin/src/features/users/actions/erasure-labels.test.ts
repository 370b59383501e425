import { expect, it } from 'vitest';
import { erasureMoment } from './erasure-labels';

it('[M9] an erasure is scheduled for 14 days from now', () => {
  const now = new Date(2026, 10, 20, 12).getTime();
  expect(new Date(erasureMoment(now)).toISOString()).toContain('2026-12-04');
});
