import { expect, it } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { localCopy } from './local-copy';

it('[Q10] a stored copy of another person or of another shape is ignored', () => {
  const parse = (values: unknown) => (typeof values === 'string' ? values : undefined);
  const read = (stored: object | undefined, userId: string) =>
    localCopy('name', userId, parse, memoryStorage({ name: JSON.stringify(stored) ?? '' })).read();
  const stored = { values: 'a', basedOn: 'x', userId: 'me' };
  expect(read(stored, 'me')).toEqual({ values: 'a', basedOn: 'x' });
  expect(read({ ...stored, basedOn: 7 }, 'me')).toEqual({ values: 'a', basedOn: null });
  expect(read(stored, 'you')).toBeUndefined();
  expect(read({ values: 7, userId: 'me' }, 'me')).toBeUndefined();
  expect(read(undefined, 'me')).toBeUndefined();
});
