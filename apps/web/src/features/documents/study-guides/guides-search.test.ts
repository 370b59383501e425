import { subjects } from '@aw/contracts/documents/subjects';
import { describe, expect, it } from 'vitest';
import { formatGuidesSearch, parseGuidesSearch, popularSubjects, sortOptions } from './guides-search';

const parse = (query: string) => parseGuidesSearch(new URLSearchParams(query));

describe('the study guides', () => {
  it('[D8] keep words, subject and order in the address', () => {
    const search = parse('q=curve&subject=Statistics&sort=rated');
    expect(search).toEqual({ q: 'curve', subject: 'Statistics', sort: 'highest_rated' });
    expect(formatGuidesSearch(search).toString()).toBe('q=curve&subject=Statistics&sort=rated');
  });

  it('[D8] leave defaults out of the address and ignore unknown values', () => {
    expect(parse('subject=Alchemy&sort=price')).toEqual({ q: '', subject: '', sort: 'relevance' });
    expect(formatGuidesSearch(parse('')).toString()).toBe('');
  });

  it('[D8] offer four orders, each with its own value in the address', () => {
    expect(sortOptions.map(({ label }) => label)).toEqual([
      'Relevance',
      'Newest first',
      'Most popular',
      'Highest rated',
    ]);
    for (const { value } of sortOptions) {
      expect(parseGuidesSearch(formatGuidesSearch({ q: '', subject: '', sort: value })).sort).toBe(value);
    }
  });

  it('[D8] show twelve subjects of the taxonomy', () => {
    expect(new Set(popularSubjects).size).toBe(12);
    for (const subject of popularSubjects) expect(subjects).toContain(subject);
  });
});
