/**
 * The page that answers, or the pages of which each does; the question as a student asks it; its answer, in other words
 * than the document’s; the words that a right quotation has, all of them, ` | ` between words of which one is enough.
 */
type Row = readonly [pages: number | readonly number[], question: string, claim: string, ...words: string[]];

/** What documents answer, by the names of their files. */
export type QuestionsByDocument = Readonly<Record<string, readonly Row[]>>;

export type DocumentQuestion = {
  fileName: string;
  question: string;
  /** Whether it was written when the search had been tuned, and so tells what tuning is worth. */
  isHeldOut: boolean;
};

export type AnswerableQuestion = DocumentQuestion & {
  claim: string;
  pages: readonly number[];
  /** Of each list a right quotation has one. */
  words: readonly (readonly string[])[];
};
