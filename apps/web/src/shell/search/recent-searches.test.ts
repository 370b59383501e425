import { expect, it } from 'vitest';
import { recentSearchesKey } from '~/lib/remove-typed-texts';
import { memoryStorage } from '~/testing/memory-storage';
import { recentSearches } from './recent-searches';
import { rememberSearch } from './remember-search';

it('[X17] the latest search comes first, and the ninth removes the first', () => {
  const storage = memoryStorage();
  const searches = recentSearches(storage);
  for (let at = 1; at <= 9; at += 1) searches.add(`search ${at}`);
  expect(searches.read()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `search ${at}`));
  expect(recentSearches(storage).read()).toHaveLength(8);
});

it('[X17] a repeated search moves to the top, also with other spaces and capitals', () => {
  const searches = recentSearches(memoryStorage());
  searches.add('mitosis');
  searches.add('phys 101');
  searches.add('  Mitosis ');
  expect(searches.read()).toEqual(['Mitosis', 'phys 101']);
});

it('[X17] searches that are remembered before the list has loaded come first, and become a part of it', () => {
  const storage = memoryStorage();
  rememberSearch('calculus', storage);
  expect(recentSearches(storage).read()).toEqual(['calculus']);
  const searches = recentSearches(storage);
  searches.add('phys 101');
  for (const words of ['mitosis', 'Calculus', 'mitosis']) rememberSearch(words, storage);
  expect(searches.read()).toEqual(['mitosis', 'Calculus', 'phys 101']);
  expect(storage().getItem(recentSearchesKey)).toBe('["mitosis","Calculus","phys 101"]');
});

it('[X17] at most eight searches of 200 characters are remembered before the list, however often nobody reads it', () => {
  const storage = memoryStorage({ [recentSearchesKey]: '["phys 101"]' });
  for (let at = 0; at < 20; at++) rememberSearch(`${at} ${'x'.repeat(500)}`, storage);
  const lines = (storage().getItem(recentSearchesKey) ?? '').split('\n');
  expect(lines.map((line) => line.length)).toEqual([...Array.from({ length: 8 }, () => 200), 12]);
  expect(recentSearches(storage).read()).toHaveLength(8);
});

it('[X17] nothing but spaces is not a search', () => {
  const storage = memoryStorage();
  recentSearches(storage).add('   ');
  rememberSearch('   ', storage);
  expect(storage().getItem(recentSearchesKey)).toBeNull();
});

it('[X17] searches are removed one by one or all together, and then nothing is stored', () => {
  const storage = memoryStorage();
  const searches = recentSearches(storage);
  searches.add('mitosis');
  searches.add('phys 101');
  searches.remove('mitosis');
  expect(searches.read()).toEqual(['phys 101']);
  searches.remove('phys 101');
  expect(storage().getItem(recentSearchesKey)).toBeNull();
  searches.add('calculus');
  searches.clear();
  expect(storage().getItem(recentSearchesKey)).toBeNull();
});

it('[X17] a damaged list shows only its searches', () => {
  const storage = (text: string) => recentSearches(memoryStorage({ [recentSearchesKey]: text }));
  expect(storage('["mitosis", 7, "", null]').read()).toEqual(['mitosis']);
  expect(storage('{"a": 1}').read()).toEqual([]);
  expect(storage('no JSON').read()).toEqual([]);
});

it('[X17] with blocked storage there are no recent searches, and a search still works', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  const searches = recentSearches(blocked);
  expect(() => searches.add('mitosis')).not.toThrow();
  expect(() => rememberSearch('mitosis', blocked)).not.toThrow();
  expect(searches.read()).toEqual([]);
});
