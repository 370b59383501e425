import { expect, it } from 'vitest';
import { readLanguageTexts } from './language-texts';

it('[P10] languages are compared on at least ten texts of ten words in at least twenty languages', () => {
  const { short, long } = readLanguageTexts();
  const languages = [...new Set(short.map(({ language }) => language))];
  expect(languages.length).toBeGreaterThanOrEqual(20);
  for (const language of languages)
    expect(short.filter((text) => text.language === language).length).toBeGreaterThanOrEqual(10);
  expect(long.map(({ language }) => language)).toEqual(languages);
  expect(short[0]?.text).toBe('The supply curve shifts to the left when the cost');
});

it('[P10] no text is in two languages', () => {
  const { short } = readLanguageTexts();
  expect(new Set(short.map(({ text }) => text)).size).toBe(short.length);
});
