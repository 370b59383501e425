import { expect, it } from 'vitest';
import { parseLocalCopy } from './local-copy';

it('[Q10] a stored copy of another person or of another shape is ignored', () => {
  const parse = (values: unknown) => (typeof values === 'string' ? values : undefined);
  const stored = { values: 'a', basedOn: 'x', userId: 'me' };
  expect(parseLocalCopy(stored, 'me', parse)).toEqual({ values: 'a', basedOn: 'x' });
  expect(parseLocalCopy(stored, 'you', parse)).toBeUndefined();
  expect(parseLocalCopy({ values: 7, userId: 'me' }, 'me', parse)).toBeUndefined();
  expect(parseLocalCopy(undefined, 'me', parse)).toBeUndefined();
});
