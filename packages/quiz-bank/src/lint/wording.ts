import type { ItemText } from '../quiz-file';
import { sameValue } from './same-value';

const catchAll =
  /\b(?:all|none|any|both|neither|some)\s+of\s+(?:the\s+)?(?:above|these|those|options|other|others|answers|following)\b|\bthe above\b/i;

/** Letters are assigned later, so no text can name one. */
const namedLetters = [
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Dd]istractor|[Aa]lternative|[Ll]etter)s?\s+\(?[A-D]\b/,
  /(?<![\w)])\([A-D]\)/,
  /\b[A-D]\s+(?:is|are)\s+(?:right|wrong|correct|incorrect|true|false)\b/,
];

/**
 * Returns faults in the wording of an item, written or generated: options that say the same, catch-alls, and letters.
 */
export function lintWording({
  answer,
  others,
  explanation,
}: Pick<ItemText, 'answer' | 'others' | 'explanation'>): string[] {
  const mistakes = others.map(({ mistake }) => mistake);
  return [
    ...lintOptions([answer, ...others.map(({ option }) => option)]),
    ...[explanation, ...mistakes].flatMap(lintLetters),
  ];
}

function lintOptions(options: readonly string[]): string[] {
  const values = options.map(sameValue);
  const repeated = options.filter((_, index) => values.indexOf(values[index] ?? '') < index);
  return [
    ...repeated.map((option) => `the option “${option}” says the same as another one`),
    ...options
      .filter((option) => catchAll.test(option))
      .map((option) => `the option “${option}” is a catch-all`),
  ];
}

function lintLetters(text: string): string[] {
  const prose = proseOf(text);
  const namedLetter = namedLetters.map((pattern) => pattern.exec(prose)?.[0]).find(Boolean);
  return namedLetter === undefined ? [] : [`“${namedLetter}” names a letter`];
}

/** Removes formulas and code from a text. */
export function proseOf(text: string): string {
  return text.replace(/\$[^$]*\$|`[^`]*`/g, ' ');
}
