import type { SolvedProblem } from './solution';

/** Verdict on the student's message: none for a plea or a question; a step is right, wrong, or not certain. */
export type StepVerdict = 'none' | 'right' | 'wrong' | 'unsure';

/** A reply of the tutor, with what it may say. */
export type CheckedReply = {
  reply: string;
  solved: SolvedProblem;
  /** The student's message that states the problem. Its numbers may be said. */
  statement: string;
  /** Number of steps that the student has done. */
  reached: number;
  /** Whether the next step may be shown worked out. */
  mayShowStep: boolean;
  /** The student's other messages, the last one at the end. */
  messages: readonly string[];
  verdict: StepVerdict;
};
