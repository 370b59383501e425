import { expect, it } from 'vitest';
import { shortId } from './figures';

it('[M1] an uploader is shown by the first 12 characters of the id', () => {
  expect(shortId('anon_k3j9x2m1q8_1763640000000')).toBe('anon_k3j9x2m');
});
