import { expect, it } from 'vitest';
import { firstTerm, formatPlace, parsePlace, typedAt } from './use-course-choice';

it('[D4] the address preselects a school, and a course together with its school', () => {
  expect(parsePlace(new URLSearchParams('schoolId=4&courseId=9'))).toEqual({ schoolId: 4, courseId: 9 });
  expect(parsePlace(new URLSearchParams('courseId=9'))).toEqual({ schoolId: undefined, courseId: undefined });
  expect(parsePlace(new URLSearchParams('schoolId=x&courseId=9')).schoolId).toBeUndefined();
});

it('[D4] choosing a school and a course writes them to the address', () => {
  expect(formatPlace({ schoolId: 4, courseId: 9 }).toString()).toBe('schoolId=4&courseId=9');
  expect(formatPlace({ courseId: 9 }).toString()).toBe('');
});

it('[D25] the first file that suggests a term sets it, and the files after it do not change it', () => {
  const suggested = [undefined, 'Spring 2026', 'Fall 2025', undefined];
  const terms = suggested.map((_, at) => suggested.slice(0, at + 1).reduce(firstTerm, undefined));
  expect(terms).toEqual([undefined, 'Spring 2026', 'Spring 2026', 'Spring 2026']);
});

it('[D25] typed names come back after a reload, unless the address has another place', () => {
  expect(typedAt({}, { school: 'Gulf College', course: 'ECON 12' })).toEqual({
    school: 'Gulf College',
    course: 'ECON 12',
  });
  expect(typedAt({ schoolId: 4 }, { schoolId: 4, course: 'ECON 12' })).toMatchObject({ course: 'ECON 12' });
  for (const place of [{ schoolId: 4 }, { schoolId: 4, courseId: 9 }])
    expect(typedAt(place, { school: 'Gulf College' })).toEqual({});
  expect(typedAt({ schoolId: 5 }, { schoolId: 4, course: 'ECON 12' })).toEqual({});
});
