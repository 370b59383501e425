import { expect, it } from 'vitest';
import { decisionOf, mergeInto, startOf } from './place-decision';

it('[D25] the form of a new course begins with the code and department of its name', () => {
  expect(startOf({ kind: 'course', name: 'BIO 202 Genetics' })).toEqual({
    name: 'BIO 202 Genetics',
    code: 'BIO 202',
    department: 'Genetics',
  });
  expect(startOf({ kind: 'school', name: 'Lyceum' })).toEqual({ name: 'Lyceum', code: '', department: '' });
});

it('[D25] a decision about a place is complete with a choice, a name and the code of a course', () => {
  const fields = { name: ' Genetics ', code: 'BIO 202', department: '' };
  expect(decisionOf(undefined, 'course', fields)).toBeUndefined();
  expect(decisionOf('add', 'course', { ...fields, code: ' ' })).toBeUndefined();
  expect(decisionOf('add', 'school', { ...fields, name: 'x' })).toBeUndefined();
  expect(decisionOf('add', 'school', fields)).toEqual({ decision: 'add', name: 'Genetics' });
  expect(decisionOf('add', 'course', fields)).toMatchObject({ decision: 'add', code: 'BIO 202' });
  expect(decisionOf(mergeInto({ id: 12 }), 'course', fields)).toEqual({ decision: 'merge', intoId: 12 });
  expect(decisionOf(mergeInto(undefined), 'course', fields)).toBeUndefined();
  expect(decisionOf('decline', 'school', fields)).toEqual({ decision: 'decline' });
});
