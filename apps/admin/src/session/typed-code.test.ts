import { expect, it } from 'vitest';
import { typedCode } from './typed-code';

it('[M4] a code is sent without the spaces that apps show', () => {
  expect(typedCode(' 123 456 ')).toBe('123456');
  expect(typedCode('  ')).toBeUndefined();
});
