import { expect, it } from 'vitest';
import { paymentsAddress } from './queries';

it('[M14] the open list and the filter of webhook events are in the address of the payments', () => {
  expect(paymentsAddress.write({ show: 'notices', status: 'failed' })).toBe('/admin/payments?status=failed');
  expect(paymentsAddress.write({ show: 'disputes', status: undefined })).toBe(
    '/admin/payments?show=disputes',
  );
  expect(paymentsAddress.write()).toBe('/admin/payments');
  expect(paymentsAddress.read(new URLSearchParams('show=disputes'))).toEqual({
    show: 'disputes',
    status: undefined,
  });
  expect(paymentsAddress.read(new URLSearchParams('show=x&status=lost'))).toEqual({
    show: 'notices',
    status: undefined,
  });
});
