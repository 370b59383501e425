import { expect, it } from 'vitest';
import { formatCourseSearch, parseCourseSearch } from './course-search';

it.each([
  ['', { tab: 'documents', sort: 'newest' }, ''],
  ['tab=questions', { tab: 'questions', sort: 'newest' }, 'tab=questions'],
  ['sort=highest_rated', { tab: 'documents', sort: 'highest_rated' }, 'sort=highest_rated'],
  ['tab=other&sort=relevance', { tab: 'documents', sort: 'newest' }, ''],
])('[D23] the address %j of a course is read and written without defaults', (address, search, written) => {
  expect(parseCourseSearch(new URLSearchParams(address))).toEqual(search);
  expect(formatCourseSearch(parseCourseSearch(new URLSearchParams(address))).toString()).toBe(written);
});
