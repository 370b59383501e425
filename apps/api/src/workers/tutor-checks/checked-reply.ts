import type { SolvedProblem } from './solution';

/** What is known about the student's message: a plea or question, or a step that is right, wrong or not certain. */
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
  /** What the student has written besides, the last message at the end. */
  messages: readonly string[];
  verdict: StepVerdict;
};
