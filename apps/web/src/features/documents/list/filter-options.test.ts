import { expect, it } from 'vitest';
import { sortOptions, subjectOptions, typeOptions } from './filter-options';

it('[D1] the six document types are listed in order with their counts', () => {
  const options = typeOptions({ exam: 3 });
  expect(options.map(({ label }) => label)).toEqual([
    'Class Notes',
    'Study Guide',
    'Past Exam',
    'Assignment',
    'Lab Report',
    'Textbook Solution',
  ]);
  expect(options[2]?.count).toBe(3);
  expect(options[0]?.count).toBe(0);
  expect(typeOptions(undefined)[0]?.count).toBeUndefined();
});

it('[D1] subjects with most documents come first, and empty ones are left out unless they are chosen', () => {
  const counts = { Law: 2, Art: 5, Biology: 2, Music: 0 };
  expect(subjectOptions(counts, ['Music']).map(({ value, count }) => `${value} ${count}`)).toEqual([
    'Art 5',
    'Biology 2',
    'Law 2',
    'Music 0',
  ]);
  expect(subjectOptions(undefined, ['Law'])).toEqual([{ value: 'Law', label: 'Law', count: undefined }]);
});

it('[D1] best match is offered only if there are search words', () => {
  const all = ['Best match', 'Newest', 'Most viewed', 'Highest rated'];
  expect(sortOptions('curve').map(({ label }) => label)).toEqual(all);
  expect(sortOptions('').map(({ label }) => label)).toEqual(all.slice(1));
});
