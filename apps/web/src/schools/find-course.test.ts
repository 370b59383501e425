import { expect, it } from 'vitest';
import { courseLabel } from './find-course';

it('[D4] the short label of a course is its code, else its name', () => {
  expect(courseLabel({ code: 'CS 343', name: 'Compilers' })).toBe('CS 343');
  expect(courseLabel({ code: null, name: 'Thermodynamics' })).toBe('Thermodynamics');
});
