import type { Subject } from '@aw/contracts/documents/subjects';

export const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A text as it was written, in Markdown with formulas, with what it compiles to. */
export type RichSource = {
  source: string;
  /** HTML without anything that runs; formulas are MathML. */
  html: string;
  /** The words alone in one line, formulas as they were typed. */
  text: string;
};

/** One question with four options, of which one is right: the key included, so never for a browser. */
export type BankItem = {
  /** Unique in the bank, and the same for ever. */
  id: string;
  topic: string;
  difficulty: Difficulty;
  question: RichSource;
  options: Record<Letter, RichSource>;
  correctAnswer: Letter;
  /** The mistake of thinking that leads to each wrong option, in plain words. */
  mistakes: Partial<Record<Letter, string>>;
  explanation: RichSource;
  /** Where the fact can be looked up. */
  source: string;
  /** SHA-256, in hexadecimal digits, of all that a taker or a reviewer sees; compiled HTML is not part of it. */
  hash: string;
};

export type BankQuiz = {
  /** The folder of the subject and the name of the file, as in `mathematics/derivatives`. */
  key: string;
  subject: Subject;
  title: string;
  description: string;
  difficulty: Difficulty;
  /** Minutes. */
  timeLimit: number;
  items: BankItem[];
  /** SHA-256 of the head and of the hashes of the items, in their order. */
  hash: string;
};
