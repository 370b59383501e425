import { expect, it } from 'vitest';
import { containing } from './like';

it('[D1] a search pattern takes wildcards literally', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
