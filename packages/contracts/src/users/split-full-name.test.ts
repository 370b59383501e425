import { expect, it } from 'vitest';
import { splitFullName } from './split-full-name';

it('[U2] a full name splits at its last space', () => {
  expect(splitFullName('Layla Mansour')).toEqual({ firstName: 'Layla', lastName: 'Mansour' });
  expect(splitFullName('Anna Maria  Lopez-Diaz ')).toEqual({
    firstName: 'Anna Maria',
    lastName: 'Lopez-Diaz',
  });
  expect(splitFullName('王\u3000小明')).toEqual({ firstName: '王', lastName: '小明' });
});

it('[U2] a single word is a first name', () => {
  expect(splitFullName(' Cher ')).toEqual({ firstName: 'Cher', lastName: '' });
  expect(splitFullName('  ')).toEqual({ firstName: '', lastName: '' });
});
