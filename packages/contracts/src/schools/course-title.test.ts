import { expect, it } from 'vitest';
import { courseTitle } from './course-title';

it('[D4] the title of a course is code and name, without repeating the code', () => {
  expect(courseTitle({ code: 'CS 343', name: 'Compilers' })).toBe('CS 343 Compilers');
  expect(courseTitle({ code: 'Quantum', name: 'Quantum optics' })).toBe('Quantum optics');
  expect(courseTitle({ code: 'CALCULUS', name: 'Calculus' })).toBe('Calculus');
  expect(courseTitle({ code: null, name: 'Thermodynamics' })).toBe('Thermodynamics');
});
