import type { Subject } from '@aw/contracts/documents/subjects';

export const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Text in Markdown with formulas, and what it compiles to. */
export type RichSource = {
  source: string;
  /** HTML without anything executable; formulas are MathML. */
  html: string;
  /** Text in one line, with formulas as typed. */
  text: string;
};

/** Question with four options, one of which is right. It includes the key, so it must never reach a browser. */
export type BankItem = {
  /** Unique in the bank, and never changed. */
  id: string;
  topic: string;
  difficulty: Difficulty;
  question: RichSource;
  options: Record<Letter, RichSource>;
  correctAnswer: Letter;
  /** Mistake that leads to each wrong option, in plain words. */
  mistakes: Partial<Record<Letter, string>>;
  explanation: RichSource;
  /** Reference to look the fact up. */
  source: string;
  /** SHA-256 in hexadecimal of everything that a taker or a reviewer sees. Compiled HTML is not part of it. */
  hash: string;
};

export type BankQuiz = {
  /** Folder of the subject and name of the file, as in `mathematics/derivatives`. */
  key: string;
  subject: Subject;
  title: string;
  description: string;
  difficulty: Difficulty;
  /** In minutes. */
  timeLimit: number;
  /** Number of items that an attempt asks, so that a later attempt can ask the others. */
  askedQuestions: number;
  items: BankItem[];
  /** SHA-256 of the head and of the items' hashes, in order. */
  hash: string;
};
