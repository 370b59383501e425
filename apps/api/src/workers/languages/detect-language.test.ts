import { readLanguageTexts } from '@aw/bench/language-texts';
import { expect, it } from 'vitest';
import { languageOf } from './detect-language';

const { short, long, none } = readLanguageTexts();

it('[D22] the language of ten words is right or unknown in thirty languages, and hardly ever unknown', () => {
  const wrong = short.filter(({ language, text }) => ![language, null].includes(languageOf([text])));
  expect(wrong).toEqual([]);
  const certain = short.filter(({ text }) => languageOf([text]) !== null);
  expect(certain.length).toBeGreaterThanOrEqual(short.length * 0.97);
});

it.each(long)('[D22] the language of a hundred words is $language', ({ language, text }) => {
  expect(languageOf([text])).toBe(language);
});

it('[D22] lists of formulas, codes and names are in no language, apart from those of English words', () => {
  const sure = none.filter((text) => languageOf([text]) !== null);
  expect(sure.every((text) => /return|SELECT/.test(text))).toBe(true);
});

const english = 'The supply curve shifts to the left when the cost of an input rises in the short run.';
const french = 'La courbe d’offre se déplace vers la gauche lorsque le coût de production augmente.';

it('[D22] a document is in the language of most of its text, and one in two languages has none', () => {
  expect(languageOf([english, english, english, french])).toBe('en');
  expect(languageOf([english, french])).toBeNull();
});

it('[D22] formulas, addresses and course codes between the words do not matter', () => {
  const text = `PHYS 101 x = 3.14159 https://example.org/a1 ${french} f(x) = 2x + 1, H2O, 42 kg`;
  expect(languageOf([text])).toBe('fr');
});

it('[D22] accents may be characters of their own', () => {
  expect(languageOf([french.normalize('NFD')])).toBe('fr');
});

it.each([[[]], [['']], [['   \n']], [['a b c 1 2 3']], [['Hello']], [['\ud800\udc00\ud800']]])(
  '[D22] %j is in no language',
  (pieces) => {
    expect(languageOf(pieces)).toBeNull();
  },
);
