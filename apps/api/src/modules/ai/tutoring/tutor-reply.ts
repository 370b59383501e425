import type { Prompt } from '../../../adapters/model/model';
import type { Caller } from '../../../workers/turn-queue';
import type { CheckedReply, StepVerdict } from '../../../workers/tutor-checks/checked-reply';
import type { TutorChecker } from '../../../workers/tutor-checks/tutor-checker';
import type { Assessment } from './assess-message';
import { mayShowStep, solvedOf, statementOf, type TutoredProblem } from './tutored-problem';

type ReplyRequest = {
  ask: (prompt: Prompt) => Promise<string>;
  checker: TutorChecker;
  caller: Caller | undefined;
  prompt: Prompt;
  /** All that the student has written in this branch, with the message at the end. */
  messages: readonly string[];
  problem: TutoredProblem;
  /** The problem before this one, whose answer is still kept back; null without one. */
  earlier: TutoredProblem | null;
  assessment: Assessment | null;
};

/** What the tutor says before a problem is stated, and about one that the model could not solve. */
export const askForProblem =
  'Which problem are you working on? Please write it in full, and what you have tried so far.';
export const noSolution =
  'I have not found a solution to this problem, so I cannot check your steps. Please look at your course material, or ask an expert.';

/**
 * Writes the tutor's reply. It is checked as a whole before anyone sees it, made once more with the reasons if it has
 * faults, and then replaced by a hint from the solution.
 */
export async function tutorReply(request: ReplyRequest): Promise<string> {
  const { ask, prompt, problem, assessment } = request;
  const { turns } = prompt;
  const instructed = {
    ...prompt,
    instructions: `${prompt.instructions}\n\n${factsFor(problem, assessment)}`,
  };
  const first = (await ask(instructed)).trim();
  const faults = await faultsOf(request, first);
  if (faults?.length === 0) return first;
  if (!faults) return fallbackReply(request);
  const corrected = await ask({
    ...instructed,
    turns: [
      ...turns,
      { role: 'assistant', text: first },
      {
        role: 'user',
        text: `Write another reply, because the student may not read it so:\n- ${faults.join('\n- ')}`,
      },
    ],
  });
  const second = corrected.trim();
  return (await faultsOf(request, second))?.length === 0 ? second : fallbackReply(request);
}

/** Faults of a reply; null if it could not be checked. */
async function faultsOf(request: ReplyRequest, reply: string): Promise<string[] | null> {
  if (reply === '') return ['It is empty.'];
  const { checker, caller, prompt, problem, earlier, messages, assessment } = request;
  const problems = earlier && earlier.shownAt === null ? [problem, earlier] : [problem];
  const faults: string[] = [];
  for (const one of problems) {
    const checked: CheckedReply = {
      reply: withoutCitations(reply, prompt.passages.length, one),
      solved: solvedOf(one),
      statement: statementOf(one),
      reached: one.reached,
      mayShowStep: mayShowStep(one),
      messages,
      verdict: one === problem ? (assessment?.verdict ?? 'none') : 'none',
    };
    const faultsOfOne = await checker.replyFaults(checked, caller);
    if (!faultsOfOne) return null;
    faults.push(...faultsOfOne);
  }
  return [...new Set(faults)];
}

/** The number of a source is no number of the problem, unless it could be the answer. */
function withoutCitations(reply: string, sources: number, { answer }: TutoredProblem): string {
  return reply.replace(/\[(\d{1,2})\]/g, (mark, number: string) =>
    Number(number) <= sources && !answer.includes(number) ? '' : mark,
  );
}

/** Returns the facts that the tutor needs to help with the next step, without the final answer and later steps. */
function factsFor(problem: TutoredProblem, assessment: Assessment | null): string {
  const { steps, reached } = problem;
  const done = steps.slice(0, reached).map(({ work }, at) => `${at + 1}. ${work}`);
  const next = steps[reached];
  return [
    `The problem: ${problem.problem}`,
    done.length > 0
      ? `Steps that the student has done:\n${done.join('\n')}`
      : 'The student has done no step yet.',
    next
      ? mayShowStep(problem) && reached < steps.length - 1
        ? `The student is stuck at this step. You may show it worked out: ${next.work}`
        : `A question that leads to the next step: ${next.hint}`
      : 'The student has finished the problem.',
    problem.mistakes.length > 0 ? `Common mistakes:\n- ${problem.mistakes.join('\n- ')}` : '',
    sentenceOn[assessment?.verdict ?? 'none'],
    assessment?.where ? `What does not hold: ${assessment.where}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

const sentenceOn: Readonly<Record<StepVerdict, string>> = {
  none: 'Give one hint or ask one question. Give no result, confirm none, and use no number that the student has not used.',
  right: 'The student’s step is right. Say so, and ask for the next step.',
  wrong:
    'The student’s step is wrong. Say that something in it does not hold and where to look. Do not correct it yourself.',
  unsure:
    'It is not certain that the student’s step is right. Do not say whether it is; ask how they came to it.',
};

/** A reply from the stored hints, in which nothing can leak. */
async function fallbackReply(request: ReplyRequest): Promise<string> {
  const { problem, assessment } = request;
  const verdict = assessment?.verdict ?? 'none';
  const lead = fallbackOn[verdict];
  if (verdict === 'wrong' || verdict === 'unsure') return lead;
  const next = problem.steps[problem.reached];
  if (verdict === 'right' && !next) return `${lead} With it you have solved the problem.`;
  const hint = next?.hint ?? '';
  const hasHint = hint !== '' && (await faultsOf({ ...request, assessment: null }, hint))?.length === 0;
  const question = hasHint
    ? hint
    : 'What does the problem give you, and what is the next small step from there?';
  return [lead, question].filter(Boolean).join(' ');
}

const fallbackOn: Readonly<Record<StepVerdict, string>> = {
  none: '',
  right: 'Your step is right.',
  wrong:
    'Something in this step does not hold yet. Go through it again line by line, and compare it with the step before.',
  unsure:
    'I am not certain about this step. How did you come to it? Write the rule that you used and each calculation, then we check it together.',
};
