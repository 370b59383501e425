import { expect, it } from 'vitest';
import { parseId } from './parse-id';

it('[X14] an id in an address is a positive integer in canonical form', () => {
  expect(parseId('17')).toBe(17);
  for (const wrong of [undefined, null, '', '0', '007', '-1', '1e3', '1.5', ' 1', 'abc', '9'.repeat(16)])
    expect([wrong, parseId(wrong)]).toEqual([wrong, undefined]);
});
