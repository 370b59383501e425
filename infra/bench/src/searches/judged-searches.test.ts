import { expect, it } from 'vitest';
import { readJudgedDocuments, readJudgedSchools } from './judged-documents';
import { readJudgedSearches, searchClasses } from './judged-searches';

const searches = readJudgedSearches();
const documents = readJudgedDocuments();
const halves = [...new Set(searches.map(({ half }) => half))];

it.each(halves)('[D21] the %s half has at least 100 searches and at least 12 of every class', (half) => {
  const ofHalf = searches.filter((search) => search.half === half);
  expect(ofHalf.length).toBeGreaterThanOrEqual(100);
  for (const name of searchClasses)
    expect(ofHalf.filter((search) => search.class === name).length, name).toBeGreaterThanOrEqual(12);
});

it('[D21] no search is in the set twice, and its right documents exist', () => {
  const typed = searches.map((search) => search.typed.toLowerCase());
  expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([]);
  const keys = new Set(documents.map(({ key }) => key));
  const unknown = searches.flatMap(({ right }) => right.filter((key) => !keys.has(key)));
  expect(unknown).toEqual([]);
});

it('[D21] the judged documents are those of the demo and at least 100 others, of schools that exist', () => {
  const keys = documents.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThanOrEqual(140);
  const names = readJudgedSchools().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(documents.filter(({ school }) => !names.includes(school))).toEqual([]);
});
