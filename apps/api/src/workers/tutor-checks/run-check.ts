import { languageOf } from '../languages/detect-language';
import type { CheckedReply } from './checked-reply';
import { type JudgedStep, judgeStep } from './judge-step';
import { replyFaults } from './reply-faults';
import { checkSolution, type SolvedProblem } from './solution';
import type { Truth } from './truth';

/** A task of the thread that checks what a tutor does. */
export type TutorCheck =
  | { kind: 'solution'; solved: SolvedProblem }
  | { kind: 'step'; solved: SolvedProblem; step: string }
  | { kind: 'reply'; checked: CheckedReply };

export type TutorCheckResult =
  | { kind: 'solution'; truth: Truth }
  | { kind: 'step'; judged: JudgedStep }
  | { kind: 'reply'; faults: string[] };

/** Maximum length of a text in which something is calculated, in characters; what follows is not read. */
const maxLength = 4_000;

export function runCheck(check: TutorCheck): TutorCheckResult {
  if (check.kind === 'solution') return { kind: check.kind, truth: checkSolution(cut(check.solved)) };
  if (check.kind === 'step')
    return { kind: check.kind, judged: judgeStep(cut(check.solved), check.step.slice(0, maxLength)) };
  return { kind: check.kind, faults: replyFaults(check.checked, (text) => languageOf([text])) };
}

const cut = ({ problem, answer, steps }: SolvedProblem): SolvedProblem => ({
  problem: problem.slice(0, maxLength),
  answer: answer.slice(0, maxLength),
  steps: steps.map((step) => step.slice(0, maxLength)),
});
