import { expect, it } from 'vitest';
import { courseFields, courseToAdd, missingFields } from './course-fields';

const required = 'Required Fields: Please fill in all required fields';

it('[D5] code and department are suggested from the name until they are typed', () => {
  expect(courseFields({ name: 'CHEM112L Chemistry Lab' })).toEqual({
    name: 'CHEM112L Chemistry Lab',
    code: 'CHEM112L',
    department: 'Chemistry Lab',
  });
  expect(courseFields({ name: 'Thermodynamics' })).toMatchObject({ code: 'THERMODY', department: 'General' });
  expect(courseFields({ name: 'Law 1', code: 'LAW 101' }).code).toBe('LAW 101');
  expect(courseFields({ name: '' })).toEqual({ name: '', code: '', department: '' });
});

it('[D5] an emptied department becomes General', () => {
  expect(courseToAdd({ name: ' Law 1 ', department: ' ' })).toEqual({
    name: 'Law 1',
    code: 'Law 1',
    department: 'General',
  });
});

it('[D5] school, course name and term are required with the exact message', () => {
  expect(missingFields({ name: 'Law 1' }, { id: 1 }, 'Fall 2026')).toEqual({});
  expect(missingFields({ name: '  ' }, { id: 1 }, 'Fall 2026')).toEqual({ name: required });
  expect(missingFields({ name: 'Law 1' }, undefined, 'Fall 2026')).toEqual({ name: required });
  expect(missingFields({ name: 'Law 1' }, { id: 1 }, '')).toEqual({ name: required });
  expect(missingFields({ name: 'Law 1', code: ' ' }, { id: 1 }, 'Fall 2026')).toEqual({
    code: 'Please enter a course code.',
  });
});
