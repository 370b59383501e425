import { expect, it } from 'vitest';
import { paymentsAddress, readListState } from './list-state';

it('[M14] which list is shown, and which notices, stands in the address', () => {
  expect(paymentsAddress({ show: 'notices', status: 'failed' })).toBe('/admin/payments?status=failed');
  expect(paymentsAddress({ show: 'disputes', status: 'failed' })).toBe('/admin/payments?show=disputes');
  expect(paymentsAddress()).toBe('/admin/payments');
  expect(readListState(new URLSearchParams('show=disputes'))).toEqual({
    show: 'disputes',
    status: undefined,
  });
  expect(readListState(new URLSearchParams('show=x&status=lost'))).toEqual({
    show: 'notices',
    status: undefined,
  });
});
