import { counted } from '@aw/contracts/duration-text';
import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';

/** What a file has as one question: its texts, still to be checked, or why there is none. Lines count from 1. */
export type Found = { line: number; draft: QuizItem } | { line: number; message: string };

/** Texts in the order of the file as those of A to D; a missing one is empty. */
export function byLetter([A = '', B = '', C = '', D = '']: readonly string[]): Record<Letter, string> {
  return { A, B, C, D };
}

/** The fault of a question that has not four options; undefined for four. */
export function wrongCount(options: number): string | undefined {
  if (options === 4) return undefined;
  const number = counted(options, 'option');
  return `This question has ${number}. It needs four.`;
}
