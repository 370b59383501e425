import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const source = new URL('../../languages/sentences.yaml', import.meta.url);
const file = z.record(z.string(), z.array(z.string()).min(10));

export type LanguageText = { language: string; text: string };

export type LanguageTexts = {
  /** First ten words of each sentence. */
  short: readonly LanguageText[];
  /** First hundred words of all sentences of a language. */
  long: readonly LanguageText[];
  /** Lists of formulas, codes and names, which are in no language. */
  none: readonly string[];
};

/** Reads the texts of `languages/sentences.yaml`, at least ten short ones and a long one per language. */
export function readLanguageTexts(): LanguageTexts {
  const { none = [], ...languages } = file.parse(parse(readFileSync(source, 'utf8')));
  const byLanguage = Object.entries(languages);
  return {
    short: byLanguage.flatMap(([language, sentences]) =>
      sentences.map((sentence) => ({ language, text: firstWords(sentence, 10) })),
    ),
    long: byLanguage.map(([language, sentences]) => ({
      language,
      text: firstWords(sentences.join(' '), 100),
    })),
    none,
  };
}

// The segmenter uses its dictionaries of Chinese, Japanese and Thai with any locale.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function firstWords(text: string, count: number): string {
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  const last = words[count - 1];
  if (!last) throw new Error(`These are fewer than ${count} words: ${text}`);
  return text.slice(0, last.index + last.segment.length);
}
