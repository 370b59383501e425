import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const folder = new URL('../../answers/', import.meta.url);

const isHeldOut = z.boolean().default(false);
const file = z.strictObject({
  answered: z.array(
    z.strictObject({
      question: z.string(),
      claim: z.string(),
      pages: z.array(z.int().positive()),
      words: z.array(z.string().transform((words) => words.split(' | '))),
      isHeldOut,
    }),
  ),
  unanswered: z.array(z.strictObject({ question: z.string(), isHeldOut })),
});

export type DocumentQuestion = {
  /** Name of the demo document's file, such as `big-o-by-counting.pdf`. */
  fileName: string;
  question: string;
  /** Held-out questions were written after the search had been tuned with the others, so they show its real quality. */
  isHeldOut: boolean;
};

export type AnswerableQuestion = DocumentQuestion & {
  /** The answer in other words than the document's. */
  claim: string;
  /** Pages each of which answers the question. */
  pages: readonly number[];
  /** A correct quotation contains at least one of each list. */
  words: readonly (readonly string[])[];
};

/** Questions about each demo document: those that it answers and those that it does not. */
export type DocumentQuestions = {
  answerable: readonly AnswerableQuestion[];
  unanswerable: readonly DocumentQuestion[];
};

/** Reads the questions in `answers/<file name>.yaml`. */
export function readDocumentQuestions(): DocumentQuestions {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      fileName: name.replace(/\.yaml$/, ''),
      ...file.parse(parse(readFileSync(new URL(name, folder), 'utf8'))),
    }));
  return {
    answerable: files.flatMap(({ fileName, answered }) => answered.map((one) => ({ fileName, ...one }))),
    unanswerable: files.flatMap(({ fileName, unanswered }) =>
      unanswered.map((one) => ({ fileName, ...one })),
    ),
  };
}

const pageSeparator = '\n\f\n';

/** Returns the texts of a demo document's pages as the API reads them, in their order. */
export function readDemoPages(fileName: string): string[] {
  return readFileSync(demoPagesFile(fileName), 'utf8').slice(0, -1).split(pageSeparator);
}

/** The file in which the texts of a demo document's pages are kept. */
export function demoPagesFile(fileName: string): URL {
  return new URL(`pages/${fileName}.txt`, folder);
}

/** The content of that file. */
export function demoPagesText(pages: readonly string[]): string {
  return `${pages.join(pageSeparator)}\n`;
}
