import { citation } from '@aw/contracts/ai/chat';
import * as z from 'zod/mini';
import type { SolvedProblem } from '../../../workers/tutor-checks/solution';

/**
 * A problem of a tutoring chat with its solution and how far the student is. It is stored with the chat. The solution is
 * sent to nobody before the student has asked to see it.
 */
const tutoredProblem = z.object({
  /** Key of the student's message that states the problem. */
  message: z.string(),
  problem: z.string(),
  answer: z.string(),
  /** Steps in order: a question that leads to each, and what it works out. None if the model found no solution. */
  steps: z.array(z.object({ hint: z.string(), work: z.string() })),
  /** Wrong steps as students write them. */
  mistakes: z.array(z.string()),
  /** Whether the calculations of the solution hold, as far as they can be checked. */
  isSure: z.boolean(),
  /** Number of steps that the student has done. */
  reached: z.number(),
  /** Number of steps that the student has tried in all, and of tries and hints at the step after the reached ones. */
  attempts: z.number(),
  attemptsHere: z.number(),
  hintsHere: z.number(),
  /** Time at which the student chose to see the solution, in ISO 8601. */
  shownAt: z.nullable(z.string()),
  /** Sources from which the problem was solved. People who may not read them may not read the solution either. */
  sources: z.array(citation.shape.source),
});
export type TutoredProblem = z.infer<typeof tutoredProblem>;

/** Attempts and hints at one step after which it may be shown worked out. */
const enoughTries = { attempts: 3, hints: 2 } as const;

type StudentTurn = { role?: string; text: string; imageIds: readonly string[] };

/** Returns what tells a message from others: its text, and the ids of its images. */
export const messageKey = ({ text, imageIds }: StudentTurn): string => [text, ...imageIds].join('\n');

const isImageId = (line: string) => /^[0-9a-f]{32}-\d+x\d+$/.test(line);

/** The problem as the student gave it: in words, or as the model read it in their images. */
export function statementOf({ message, problem }: TutoredProblem): string {
  const lines = message.split('\n');
  const words = lines.filter((line) => !isImageId(line));
  return words.length === lines.length ? message : [...words, problem].join('\n');
}

/** Reads the stored problem of a chat; null if it has none. */
export function readProblem(stored: unknown): TutoredProblem | null {
  const { success, data } = tutoredProblem.safeParse(stored);
  return success ? data : null;
}

/**
 * Returns the stored problem if these turns are about it. An edited message begins a branch, which may go back to before
 * the problem was stated. Of more than `maxTurns` turns, only the latest are given.
 */
export function problemOfBranch(
  stored: unknown,
  turns: readonly StudentTurn[],
  maxTurns: number,
): TutoredProblem | null {
  const problem = readProblem(stored);
  if (!problem || turns.length >= maxTurns) return problem;
  return turns.some((turn) => turn.role === 'user' && messageKey(turn) === problem.message) ? problem : null;
}

export const solvedOf = ({ problem, answer, steps }: TutoredProblem): SolvedProblem => ({
  problem,
  answer,
  steps: steps.map(({ work }) => work),
});

export const mayShowStep = ({ attemptsHere, hintsHere }: TutoredProblem): boolean =>
  attemptsHere >= enoughTries.attempts || hintsHere >= enoughTries.hints;

/** Students can see the solution after an attempt of their own, and again if they have seen it. */
export const canShowSolution = ({ attempts, steps, shownAt }: TutoredProblem): boolean =>
  steps.length > 0 && (attempts > 0 || shownAt !== null);
