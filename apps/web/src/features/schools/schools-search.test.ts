import { describe, expect, it } from 'vitest';
import {
  formatSchoolsSearch,
  noSchoolsTitle,
  parseSchoolsSearch,
  schoolsResultLine,
  schoolTabNames,
  tabCount,
} from './schools-search';

const parse = (query: string) => parseSchoolsSearch(new URLSearchParams(query));

describe('the schools page', () => {
  it('[D6] the address contains the search, the tab and the finder’s course', () => {
    const search = parse('q=khal&type=university&course=Calculus');
    expect(search).toEqual({ q: 'khal', tab: 'university', course: 'Calculus' });
    expect(formatSchoolsSearch(search).toString()).toBe('q=khal&type=university&course=Calculus');
    expect(formatSchoolsSearch(parse('type=castle')).toString()).toBe('');
  });

  it('[D6] the result line counts the found schools, or all that are shown', () => {
    expect(schoolsResultLine(parse('q=khal'), 3)).toBe('Found 3 schools matching "khal"');
    expect(schoolsResultLine(parse('q=khal'), 1)).toBe('Found 1 school matching "khal"');
    expect(schoolsResultLine(parse(''), 10_251)).toBe('Showing 10,251 schools');
    expect(schoolsResultLine(parse('type=university'), 12)).toBe('Showing 12 universities');
    expect(schoolsResultLine(parse('type=graduate_school'), 2)).toBe('Showing 2 graduate schools');
  });

  it('[D6] the heading of an empty list names the search or the type', () => {
    expect(noSchoolsTitle(parse('q=zzz&type=college'))).toBe('No search results found');
    expect(noSchoolsTitle(parse('type=seminary'))).toBe('No seminaries found');
    expect(noSchoolsTitle(parse(''))).toBe('No schools found');
  });

  it('[D6] the tabs have the names of the specification and their own counts', () => {
    expect(Object.values(schoolTabNames)).toEqual([
      'All Schools',
      'Universities',
      'Colleges',
      'Community Colleges',
      'Graduate Schools',
      'Seminaries',
    ]);
    const counts = { all: 9, byType: { university: 6, college: 2 } };
    expect(tabCount(counts, 'all')).toBe(9);
    expect(tabCount(counts, 'college')).toBe(2);
    expect(tabCount(counts, 'seminary')).toBe(0);
  });
});
