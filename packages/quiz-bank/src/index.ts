import { readFileSync } from 'node:fs';
import type { BankQuiz } from './bank';

export type { BankItem, BankQuiz, Difficulty, Letter, RichSource } from './bank';
export { dealLetters, placeOptions } from './deal-letters';
export { sameValue } from './lint/same-value';
export { lintWording } from './lint/wording';
export type { ItemText } from './quiz-file';

// `src` and `dist` are siblings, so this path works from both.
const built = new URL('../dist/quizzes.json', import.meta.url);

/** Returns all quizzes of the bank with their answer keys, ordered by key. Throws until this package is built. */
export function readQuizBank(): BankQuiz[] {
  return JSON.parse(readFileSync(built, 'utf8'));
}
