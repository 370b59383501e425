import * as arabic from 'n2words/ar-SA';
import * as german from 'n2words/de-DE';
import * as greek from 'n2words/el-GR';
import * as british from 'n2words/en-GB';
import * as english from 'n2words/en-US';
import * as spanish from 'n2words/es-ES';
import * as persian from 'n2words/fa-IR';
import * as french from 'n2words/fr-FR';
import * as hebrew from 'n2words/he-IL';
import * as hindi from 'n2words/hi-IN';
import * as indonesian from 'n2words/id-ID';
import * as italian from 'n2words/it-IT';
import * as japanese from 'n2words/ja-JP';
import * as korean from 'n2words/ko-KR';
import * as dutch from 'n2words/nl-NL';
import * as polish from 'n2words/pl-PL';
import * as portuguese from 'n2words/pt-PT';
import * as russian from 'n2words/ru-RU';
import * as swedish from 'n2words/sv-SE';
import * as swahili from 'n2words/sw-KE';
import * as turkish from 'n2words/tr-TR';
import * as vietnamese from 'n2words/vi-VN';
import * as chinese from 'n2words/zh-Hans-CN';
import { folded, hasWord } from './folded';

type Language = { toCardinal: (value: number) => string; toOrdinal: (value: number) => string };

/** Languages by their codes in ISO 639-1, with the country for a second variety. */
const languages: Readonly<Record<string, Language>> = {
  ar: arabic,
  de: german,
  el: greek,
  en: english,
  // It says "one hundred and two".
  'en-GB': british,
  es: spanish,
  fa: persian,
  fr: french,
  he: hebrew,
  hi: hindi,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  sw: swahili,
  tr: turkish,
  vi: vietnamese,
  zh: chinese,
};

/** Numbers that are words of a sentence too, such as "one" and "first", are not looked for. */
export const smallestWord = 3;
const largestWord = 9_999;
/** In another language a shorter word is often a word of the text's own language, as "on", which is ten in Turkish. */
const shortestForeignWord = 4;
/** Eleven in Spanish, but an ordinary word in English. */
const ambiguous = new Set(['once', 'elfen', 'sept']);

const formsByNumber = new Map<number, { language: string; form: string }[]>();

/** Returns how a whole number is written in words, as cardinal and ordinal number, in each language. */
function formsOf(value: number): { language: string; form: string }[] {
  const known = formsByNumber.get(value);
  if (known) return known;
  const forms = Object.entries(languages).flatMap(([language, { toCardinal, toOrdinal }]) =>
    // There is no ordinal of zero.
    (value > 0 ? [toCardinal, toOrdinal] : [toCardinal]).map((form) => ({
      language,
      form: folded(form(value)),
    })),
  );
  if (formsByNumber.size < 500) formsByNumber.set(value, forms);
  return forms;
}

/** Returns whether a text, folded, has a number in words of any language. `language` is the text's own; null if unknown. */
export function hasNumberInWords(text: string, value: number, language: string | null): boolean {
  if (!Number.isInteger(value) || value < smallestWord || value > largestWord) return false;
  return formsOf(value).some(({ language: other, form }) => {
    if (
      other !== (language ?? 'en') &&
      (form.length < shortestForeignWord || ambiguous.has(form)) &&
      /^[a-z ]*$/.test(form)
    )
      return false;
    return hasWord(text, form);
  });
}

/** Returns the numbers from three to a hundred that a text, folded, has in words of its own language. */
export function smallNumbersInWords(text: string, language: string | null): number[] {
  const own = language && languages[language] ? language : 'en';
  const found: number[] = [];
  for (let value = smallestWord; value <= 100; value += 1)
    if (formsOf(value).some((one) => one.language === own && hasWord(text, one.form))) found.push(value);
  return found;
}

/** Returns the words of a number in English, French, German and Spanish. */
export function wordFormsOf(value: number): string[] {
  if (!Number.isInteger(value) || value < 0 || value > largestWord) return [];
  return formsOf(value).flatMap(({ language, form }) =>
    /^(?:en|en-GB|fr|de|es)$/.test(language) ? form : [],
  );
}

/** The English word of a number, for looking for it in disguise. */
export function englishWord(value: number): string | undefined {
  const isWord = Number.isInteger(value) && value >= smallestWord && value <= largestWord;
  return isWord ? folded(english.toCardinal(value)).replaceAll(' ', '') : undefined;
}
