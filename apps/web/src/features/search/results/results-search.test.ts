import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  changed,
  formatResultsSearch,
  isBlankSearch,
  noFilters,
  parseResultsSearch,
  shownSearch,
  sortsOf,
  withWords,
} from './results-search';

const parse = (query: string) => parseResultsSearch(new URLSearchParams(query));
const format = (search: ReturnType<typeof parse>) => formatResultsSearch(search).toString();

describe('the address of /search', () => {
  it('[X17] the address has words, kind, all filters, order and exactness, and is read back the same', () => {
    const address =
      'q=curve&schoolId=4&courseId=9&subject=Law&documentType=exam&language=en&year=2025&sort=newest&exact=1';
    expect(parse(address)).toEqual({
      q: 'curve',
      kind: 'documents',
      schoolId: 4,
      courseId: 9,
      subject: 'Law',
      documentType: 'exam',
      language: 'en',
      year: 2025,
      sort: 'newest',
      isExact: true,
    });
    expect(format(parse(address))).toBe(address);
    expect(format(parse('q=curve&kind=questions&sort=newest'))).toBe('q=curve&kind=questions&sort=newest');
  });

  it('[X17] unknown values in the address are ignored, and defaults are left out', () => {
    const search = parse(
      'kind=people&schoolId=-3&courseId=1e3&subject=+&documentType=novel&language=English&year=20255&sort=loudest&exact=yes',
    );
    expect(format(search)).toBe('');
    expect(isBlankSearch(search)).toBe(true);
    expect(isBlankSearch(parse('schoolId=4'))).toBe(false);
    expect(format(parse('q=curve&kind=documents&sort=relevance'))).toBe('q=curve');
  });

  it('[X17] without words the documents of the filters are shown, and the next words search the chosen kind again', () => {
    const search = parse('kind=questions&year=2025');
    expect(format(shownSearch(search))).toBe('year=2025');
    expect(shownSearch(parse('kind=schools')).sort).toBe('newest');
    expect(format(withWords(search, 'curve'))).toBe('q=curve&kind=questions&year=2025');
    expect(shownSearch(parse('q=curve&kind=questions')).kind).toBe('questions');
  });

  it('[X17] words have at most 200 characters, as the server accepts them', () => {
    expect(parse(`q=+${'a'.repeat(300)}`).q).toHaveLength(200);
  });

  it('[X17] new words are corrected again, and keep the kind, the filters and a chosen order', () => {
    const search = withWords(parse('q=fotosynthesis&year=2025&sort=newest&exact=1'), 'mitosis');
    expect(format(search)).toBe('q=mitosis&year=2025&sort=newest');
    expect(withWords(parse('q=curve'), '').sort).toBe('newest');
    expect(withWords(parse(''), 'curve').sort).toBe('relevance');
  });

  it('[X17] another kind keeps words, filters and exactness, and drops an order that it does not know', () => {
    const search = parse('q=curve&documentType=exam&sort=most_viewed&exact=1');
    expect(format(changed(search, { kind: 'questions' }))).toBe(
      'q=curve&kind=questions&documentType=exam&exact=1',
    );
    expect(changed(parse('q=curve&sort=newest'), { kind: 'questions' }).sort).toBe('newest');
    expect(changed(parse('q=curve&sort=newest'), { kind: 'schools' }).sort).toBe('relevance');
  });

  it('[X17] a chosen order is kept, also if it is the default of other words', () => {
    expect(changed(parse('q=curve'), { sort: 'newest' }).sort).toBe('newest');
    expect(changed(parse('q=curve&sort=newest'), { sort: 'relevance' }).sort).toBe('relevance');
  });

  it('[X17] best match is offered only if there are words', () => {
    expect(sortsOf({ kind: 'documents', q: '' })).toEqual(['newest', 'most_viewed', 'highest_rated']);
    expect(sortsOf({ kind: 'questions', q: 'curve' })).toEqual(['relevance', 'newest']);
  });

  it('[X18] one filter or all filters can be left out, and the words stay', () => {
    const search = parse('q=curve&schoolId=4&year=2025');
    expect(activeFilters(search)).toEqual(['schoolId', 'year']);
    expect(format(changed(search, { year: undefined }))).toBe('q=curve&schoolId=4');
    expect(format(changed(search, noFilters))).toBe('q=curve');
  });
});
