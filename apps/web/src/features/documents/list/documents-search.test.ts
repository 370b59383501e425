import { describe, expect, it } from 'vitest';
import {
  countFilters,
  emptySearch,
  formatDocumentsSearch,
  isUnfiltered,
  parseDocumentsSearch,
  toggle,
  withQuery,
} from './documents-search';

const parse = (query: string) => parseDocumentsSearch(new URLSearchParams(query));

describe('the address of /documents', () => {
  it('[D1] the address contains words, school, course, subjects, types and order, and is read back the same', () => {
    const search = parse(
      'q=curve&schoolId=4&courseId=9&subject=Economics&subject=Law&documentType=exam&documentType=notes&sort=newest',
    );
    expect(search).toEqual({
      q: 'curve',
      schoolId: 4,
      courseId: 9,
      subjects: ['Economics', 'Law'],
      documentTypes: ['exam', 'notes'],
      sort: 'newest',
    });
    expect(parseDocumentsSearch(formatDocumentsSearch(search))).toEqual({
      ...search,
      documentTypes: ['notes', 'exam'],
    });
  });

  it('[D1] unknown values in the address are ignored', () => {
    expect(parse('schoolId=-3&courseId=abc&documentType=novel&sort=loudest&subject=')).toEqual(emptySearch);
    expect(parse('schoolId=1e3').schoolId).toBeUndefined();
  });

  it('[D1] document types with a hyphen, as in older links, are accepted', () => {
    expect(parse('documentType=study-guide&documentType=Lab-Report').documentTypes).toEqual([
      'study_guide',
      'lab_report',
    ]);
  });

  it('[D1] a search is ordered by best match and the whole library by age, and the address omits both defaults', () => {
    expect(parse('q=curve').sort).toBe('relevance');
    expect(parse('').sort).toBe('newest');
    expect(parse('sort=relevance').sort).toBe('newest');
    expect(formatDocumentsSearch(parse('q=curve')).toString()).toBe('q=curve');
    expect(formatDocumentsSearch(emptySearch).toString()).toBe('');
  });

  it('[D1] a chosen order is kept when the words change, and a default order follows them', () => {
    expect(withQuery(parse('sort=most_viewed'), 'curve').sort).toBe('most_viewed');
    expect(withQuery(parse(''), 'curve').sort).toBe('relevance');
    expect(withQuery(parse('q=curve'), '').sort).toBe('newest');
  });

  it('[D1] filters are counted without the search words, and the unfiltered library is recognised', () => {
    expect(countFilters(parse('q=a&schoolId=1&courseId=2&subject=Law&documentType=exam'))).toBe(4);
    expect(isUnfiltered(parse('sort=most_viewed'))).toBe(true);
    expect(isUnfiltered(parse('subject=Law'))).toBe(false);
  });

  it('[D1] pressing an active filter again removes it', () => {
    expect(toggle(['Law'], 'Art')).toEqual(['Law', 'Art']);
    expect(toggle(['Law', 'Art'], 'Law')).toEqual(['Art']);
  });
});
