import { expect, it } from 'vitest';
import { addressIds, withAddressIds } from './document-address-ids';

it('[A8] the address of a new chat names up to five documents, each once, and other values are ignored', () => {
  expect(addressIds(new URLSearchParams('document=1&document=x&document=2&document=1&document=0'))).toEqual([
    1, 2,
  ]);
  expect(
    addressIds(new URLSearchParams([1, 2, 3, 4, 5, 6].map((id) => ['document', String(id)]))),
  ).toHaveLength(5);
  expect(addressIds(new URLSearchParams())).toEqual([]);
});

it('[A8] adding or removing a document keeps what else the address says', () => {
  const params = new URLSearchParams('document=1&mode=study-help');
  expect(withAddressIds(params, [3, 1]).toString()).toBe('mode=study-help&document=3&document=1');
  expect(withAddressIds(params, []).toString()).toBe('mode=study-help');
});
