import type { SearchCount, SearchKind } from '@aw/contracts/search/public';
import { expect, it } from 'vitest';
import { languageOptions, subjectOptions, yearOptions } from './filter-options';
import { advice, countFigure, countText, endLine, resultLine, tabCount } from './result-texts';

const none = { documents: 0, questions: 0, courses: 0, schools: 0 };
const line = (kind: SearchKind, count: SearchCount, query: string, isPartial?: boolean) => {
  const { figure, rest } = resultLine(kind, { counts: { ...none, [kind]: count }, query, isPartial });
  return `${figure} ${rest}`;
};

it('[X17] the result line says how many results match the words', () => {
  expect(line('documents', 8, 'curve')).toBe('8 documents match “curve”');
  expect(line('courses', 1, 'curve')).toBe('1 course matches “curve”');
  expect(line('schools', 12, '')).toBe('12 schools');
  expect(line('questions', '1000+', 'curve')).toBe('More than 1,000 questions match “curve”');
});

it('[D21] results with only some of the words are counted and do not claim to match', () => {
  expect(line('documents', 8, 'curve quizlet', true)).toBe('8 documents');
});

it('[X17] counts above 1,000 are 1,000+ on tabs and buttons', () => {
  expect([countFigure(1000), countFigure('1000+')]).toEqual(['1,000', '1,000+']);
  expect([countText('documents', 1), countText('questions', '1000+')]).toEqual([
    '1 document',
    '1,000+ questions',
  ]);
});

it('[X17] the line under the last result says that nothing is left out', () => {
  expect([endLine(1), endLine(1200)]).toEqual(['This is the only one.', 'All 1,200 shown.']);
});

it('[X18] when nothing is found, the advice depends on what can be changed', () => {
  const say = (q: string, filterCount: number, isFilterKnown = false) =>
    advice({ q, filterCount, isFilterKnown });
  expect(say('curve', 0)).toBe('Check the spelling, or try other words.');
  expect(say('curve', 1, true)).toBe('Try fewer filters or other words.');
  // Nothing has the words without this filter either.
  expect(say('curve', 1)).toBe('Check the spelling, or try other words.');
  expect(say('curve', 2)).toBe('Try fewer filters or other words.');
  expect(say('', 2)).toBe('There is nothing with these filters yet. Try fewer filters.');
  expect(say('', 1, true)).toBe('There is nothing with this filter yet.');
});

it('[X17] without words, only the tab of the documents has a count, because nothing else was searched', () => {
  const counts = { documents: 3, questions: 0, courses: 0, schools: 0 };
  expect(tabCount('documents', { counts, query: '' })).toBe('3');
  expect(tabCount('questions', { counts, query: '' })).toBeUndefined();
  expect(tabCount('questions', { counts, query: 'curve' })).toBeUndefined();
});

it('[X17] filters offer a choice of all first, and also show a value that is only in the address', () => {
  expect(languageOptions(undefined).slice(0, 3)).toEqual([
    { value: '', label: 'All languages' },
    { value: 'ar', label: 'Arabic' },
    { value: 'zh', label: 'Chinese' },
  ]);
  expect(languageOptions('fi')).toContainEqual({ value: 'fi', label: 'Finnish' });
  expect(subjectOptions('Astrology').at(-1)).toEqual({ value: 'Astrology', label: 'Astrology' });
  expect(yearOptions(1999, 2026).map(({ value }) => value)).toEqual(
    ['', 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 1999].map(String),
  );
});
