import { expect, it } from 'vitest';
import { courseLabel, courseTitle } from './find-course';

it('[D4] a course is named by code and name, without saying the code twice', () => {
  expect(courseTitle({ code: 'CS 343', name: 'Compilers' })).toBe('CS 343 Compilers');
  expect(courseTitle({ code: 'Quantum', name: 'Quantum optics' })).toBe('Quantum optics');
  expect(courseTitle({ code: 'CALCULUS', name: 'Calculus' })).toBe('Calculus');
  expect(courseTitle({ code: null, name: 'Thermodynamics' })).toBe('Thermodynamics');
});

it('[D4] where there is little room the code stands for the course', () => {
  expect(courseLabel({ code: 'CS 343', name: 'Compilers' })).toBe('CS 343');
  expect(courseLabel({ code: null, name: 'Thermodynamics' })).toBe('Thermodynamics');
});
