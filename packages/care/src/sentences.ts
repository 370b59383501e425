import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

export const languages = ['ar', 'de', 'en', 'es', 'fr', 'zh'] as const;
export type Language = (typeof languages)[number];

export const kinds = [
  'suicide',
  'self-harm',
  'overdose',
  'abuse',
  'eating',
  'home-violence',
  'friend',
] as const;

const file = z.strictObject({
  needed: z.array(z.strictObject({ kind: z.enum(kinds), text: z.string() })),
  notNeeded: z.array(z.string()),
});

export type Sentence = { language: Language; text: string; isNeeded: boolean };

/** Reads the sentences of `sentences/` or `judged/`, one file for each language. */
export function readSentences(folder: 'sentences' | 'judged'): Sentence[] {
  return languages.flatMap((language) => {
    const source = readFileSync(new URL(`../${folder}/${language}.yaml`, import.meta.url), 'utf8');
    const { needed, notNeeded } = file.parse(parse(source));
    return [
      ...needed.map(({ text }) => ({ language, text, isNeeded: true })),
      ...notNeeded.map((text) => ({ language, text, isNeeded: false })),
    ];
  });
}
