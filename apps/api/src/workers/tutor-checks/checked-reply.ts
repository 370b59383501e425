import type { SolvedProblem } from './solution';

/** What is known about the student's message: a plea or question, or a step that is right, wrong or not certain. */
export type StepVerdict = 'none' | 'right' | 'wrong' | 'unsure';

/** A reply of the tutor, with what it may say. */
export type CheckedReply = {
  reply: string;
  /** Null while the problem has no solution: then only new numbers and disguises are looked for. */
  solved: SolvedProblem | null;
  /** Number of steps that the student has done. */
  reached: number;
  /** Whether the next step may be shown worked out. */
  mayShowStep: boolean;
  /** All that the student has written, the last message at the end. */
  messages: readonly string[];
  verdict: StepVerdict;
};
