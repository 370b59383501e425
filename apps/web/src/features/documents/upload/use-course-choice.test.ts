import { expect, it } from 'vitest';
import { formatPlace, parsePlace } from './use-course-choice';

it('[D4] the address preselects a school, and a course together with its school', () => {
  expect(parsePlace(new URLSearchParams('schoolId=4&courseId=9'))).toEqual({ schoolId: 4, courseId: 9 });
  expect(parsePlace(new URLSearchParams('courseId=9'))).toEqual({ schoolId: undefined, courseId: undefined });
  expect(parsePlace(new URLSearchParams('schoolId=x&courseId=9')).schoolId).toBeUndefined();
});

it('[D4] choosing a school and a course writes them to the address', () => {
  expect(formatPlace({ schoolId: 4, courseId: 9 }).toString()).toBe('schoolId=4&courseId=9');
  expect(formatPlace({ courseId: 9 }).toString()).toBe('');
});
