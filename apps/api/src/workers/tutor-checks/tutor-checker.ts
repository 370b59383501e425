import path from 'node:path';
import { openThreadPool, type ThreadPoolOptions } from '../thread-pool';
import type { Caller } from '../turn-queue';
import type { CheckedReply } from './checked-reply';
import type { JudgedStep } from './judge-step';
import type { TutorCheck, TutorCheckResult } from './run-check';
import type { SolvedProblem } from './solution';
import type { Truth } from './truth';

/** Checks of what a tutor does. None of them uses a model, and none throws: what cannot be checked is not certain. */
export type TutorChecker = {
  /** Checks the arithmetic and algebra of a solution. */
  checkSolution(solved: SolvedProblem, caller: Caller | undefined): Promise<Truth>;
  /** Compares a student's step with the solution, as far as it can be calculated. */
  judgeStep(solved: SolvedProblem, step: string, caller: Caller | undefined): Promise<JudgedStep>;
  /** Returns the faults of a reply, for its writer; none for one that may be shown. Null if it could not be checked. */
  replyFaults(checked: CheckedReply, caller: Caller | undefined): Promise<string[] | null>;
  close(): Promise<void>;
};

const uncertain: JudgedStep = {
  verdict: 'unknown',
  where: null,
  hasWork: false,
  isBare: false,
  namesAnswer: false,
  reached: null,
};

/**
 * Opens a thread for these checks, because students' texts are calculated in them. It starts with the first check, since
 * loading its parts takes a third of a second, and ends when it is idle.
 */
export function openTutorChecker(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): TutorChecker {
  const pool = openThreadPool<TutorCheck, TutorCheckResult>({
    script: path.join(import.meta.dirname, 'tutor-check-worker'),
    threads: 1,
    maxWaiting: 64,
    maxWaitMs: 10_000,
    cpuMs: 2_000,
    deadlineMs: 20_000,
    memoryMb: 160,
    busy: 'Too many answers are being checked.',
    ...options,
  });
  async function run<Kind extends TutorCheck['kind']>(
    task: TutorCheck & { kind: Kind },
    caller: Caller | undefined,
  ): Promise<(TutorCheckResult & { kind: Kind }) | undefined> {
    try {
      return (await pool.run(task, caller)) as TutorCheckResult & { kind: Kind };
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    }
  }
  return {
    checkSolution: async (solved, caller) =>
      (await run({ kind: 'solution', solved }, caller))?.truth ?? 'unknown',
    judgeStep: async (solved, step, caller) =>
      (await run({ kind: 'step', solved, step }, caller))?.judged ?? uncertain,
    replyFaults: async (checked, caller) => (await run({ kind: 'reply', checked }, caller))?.faults ?? null,
    close: () => pool.close(),
  };
}
