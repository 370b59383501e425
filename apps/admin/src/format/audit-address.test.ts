import { expect, it } from 'vitest';
import { auditAddress } from './audit-address';

it('[M5] the log of one item has its own address', () => {
  expect(auditAddress('document:12')).toBe('/admin/audit?target=document%3A12');
  expect(auditAddress()).toBe('/admin/audit');
});
