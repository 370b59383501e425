import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const folder = new URL('../../answers/library/', import.meta.url);

const kinds = ['definition', 'steps', 'number', 'reason', 'other'] as const;

const answeredFile = z.array(
  z.object({
    document: z.string(),
    question: z.string(),
    pages: z.array(z.int().positive()).min(1),
    words: z.array(z.string().transform((words) => words.split(' | '))).min(1),
    kind: z.enum(kinds),
  }),
);
const nothingFile = z.array(z.object({ question: z.string(), near: z.string() }));

/** A question that one demo document answers, as a student asks the whole library. */
export type AnsweredQuestion = {
  /** Name of the demo document's file, such as `big-o-by-counting.pdf`. */
  document: string;
  question: string;
  /** Pages each of which answers the question. */
  pages: readonly number[];
  /** A useful quotation contains at least one of each list. */
  words: readonly (readonly string[])[];
  kind: (typeof kinds)[number];
};

/** A question that nothing in the library answers, and the file of the document whose subject is nearest. */
export type UnansweredQuestion = { question: string; near: string };

export type LibraryQuestions = {
  answered: readonly AnsweredQuestion[];
  nothing: readonly UnansweredQuestion[];
};

/**
 * Reads questions to the whole library: those with which its search was tuned (`answers/library/tuning`), or those that
 * somebody else wrote and that were not used for that (`answers/library`). Returns null if there are none.
 */
export function readLibraryQuestions(set: 'tuned' | 'held out'): LibraryQuestions | null {
  const of = new URL(set === 'tuned' ? 'tuning/' : './', folder);
  const read = (name: string) => parse(readFileSync(new URL(name, of), 'utf8'));
  if (!existsSync(new URL('answered.yaml', of))) return null;
  return {
    answered: answeredFile.parse(read('answered.yaml')),
    nothing: nothingFile.parse(read('nothing.yaml')),
  };
}
