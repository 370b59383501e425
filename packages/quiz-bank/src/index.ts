import { readFileSync } from 'node:fs';
import type { BankQuiz } from './bank';

export type { BankItem, BankQuiz, Difficulty, Letter, RichSource } from './bank';
export { dealLetters, placeOptions } from './deal-letters';
export { lintWording } from './lint/wording';
export type { ItemText } from './quiz-file';

// `src` and `dist` are neighbours, so that sources find what was built as well.
const built = new URL('../dist/quizzes.json', import.meta.url);

/** Every quiz of the bank with its answer keys, ordered by key; throws until this package is built. */
export function readQuizBank(): BankQuiz[] {
  return JSON.parse(readFileSync(built, 'utf8'));
}
