import { formatCount } from '@aw/contracts/duration-text';
import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';

/**
 * A question of a file: its texts, which are still to be checked, or the reason why there is none. Lines count from
 * 1.
 */
export type ParsedItem = { line: number; draft: QuizItem } | { line: number; message: string };

/** Returns texts in the order of the file as those of A to D. A missing one is empty. */
export function byLetter([A = '', B = '', C = '', D = '']: readonly string[]): Record<Letter, string> {
  return { A, B, C, D };
}

/** Returns the fault of a question that does not have four options. Undefined for four. */
export function wrongCount(options: number): string | undefined {
  if (options === 4) return undefined;
  const number = formatCount(options, 'option');
  return `This question has ${number}. It needs four.`;
}
