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
  it('[D1] holds the word, school, course, subjects, types and order, and reads back what it wrote', () => {
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

  it('[D1] leaves out what no filter knows instead of failing', () => {
    expect(parse('schoolId=-3&courseId=abc&documentType=novel&sort=loudest&subject=')).toEqual(emptySearch);
    expect(parse('schoolId=1e3').schoolId).toBeUndefined();
  });

  it('[D1] takes document types with a hyphen, as older links have them', () => {
    expect(parse('documentType=study-guide&documentType=Lab-Report').documentTypes).toEqual([
      'study_guide',
      'lab_report',
    ]);
  });

  it('[D1] orders a search by best match and the whole library by age, and keeps both out of the address', () => {
    expect(parse('q=curve').sort).toBe('relevance');
    expect(parse('').sort).toBe('newest');
    expect(parse('sort=relevance').sort).toBe('newest');
    expect(formatDocumentsSearch(parse('q=curve')).toString()).toBe('q=curve');
    expect(formatDocumentsSearch(emptySearch).toString()).toBe('');
  });

  it('[D1] keeps an order that was chosen while the word changes, and changes one that was not', () => {
    expect(withQuery(parse('sort=most_viewed'), 'curve').sort).toBe('most_viewed');
    expect(withQuery(parse(''), 'curve').sort).toBe('relevance');
    expect(withQuery(parse('q=curve'), '').sort).toBe('newest');
  });

  it('[D1] counts filters without the word, and knows the unfiltered library', () => {
    expect(countFilters(parse('q=a&schoolId=1&courseId=2&subject=Law&documentType=exam'))).toBe(4);
    expect(isUnfiltered(parse('sort=most_viewed'))).toBe(true);
    expect(isUnfiltered(parse('subject=Law'))).toBe(false);
  });

  it('[D1] a filter that is on goes off when it is pressed again', () => {
    expect(toggle(['Law'], 'Art')).toEqual(['Law', 'Art']);
    expect(toggle(['Law', 'Art'], 'Law')).toEqual(['Art']);
  });
});
