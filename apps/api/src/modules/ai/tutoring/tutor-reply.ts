import type { Prompt } from '../../../adapters/model/model';
import type { Caller } from '../../../workers/turn-queue';
import type { CheckedReply, StepVerdict } from '../../../workers/tutor-checks/checked-reply';
import type { TutorChecker } from '../../../workers/tutor-checks/tutor-checker';
import type { Assessment } from './assess-message';
import { mayShowStep, solvedOf, type TutoredProblem } from './tutored-problem';

type ReplyRequest = {
  ask: (prompt: Prompt) => Promise<string>;
  checker: TutorChecker;
  caller: Caller | undefined;
  prompt: Prompt;
  /** All that the student has written in this branch, with the message at the end. */
  messages: readonly string[];
  /** Null while the student has stated no problem. */
  problem: TutoredProblem | null;
  assessment: Assessment | null;
};

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
  if (faults.length === 0) return first;
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
  return (await faultsOf(request, second)).length === 0 ? second : fallbackReply(request);
}

/** Faults of a reply; an empty one has no sentence that could be shown. */
async function faultsOf(request: ReplyRequest, reply: string): Promise<string[]> {
  if (reply === '') return ['It is empty.'];
  const { checker, caller, problem, messages, assessment } = request;
  const checked: CheckedReply = {
    // The number of a source is no number of the problem.
    reply: reply.replace(/\[\d{1,2}\]/g, ''),
    solved: problem && problem.steps.length > 0 ? solvedOf(problem) : null,
    reached: problem?.reached ?? 0,
    mayShowStep: problem !== null && mayShowStep(problem),
    messages,
    verdict: assessment?.verdict ?? 'none',
  };
  return checker.replyFaults(checked, caller);
}

/** What the tutor must know to help with the next step. The final answer and later steps are left out. */
function factsFor(problem: TutoredProblem | null, assessment: Assessment | null): string {
  if (!problem) return 'The student has not stated a problem yet. Ask for it, and for what they have tried.';
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
      : steps.length > 0
        ? 'The student has finished the problem.'
        : 'You have no solution of your own. Ask for the student’s steps, and say that you are not sure.',
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
  if (!problem) return 'Please write the whole problem, and what you have tried so far.';
  const verdict = assessment?.verdict ?? 'none';
  const next = problem.steps[problem.reached];
  if (verdict === 'right' && problem.steps.length > 0 && !next)
    return 'Your step is right, and with it you have solved the problem.';
  const lead = fallbackOn[verdict];
  if (verdict === 'wrong') return lead;
  if (verdict === 'unsure') return lead;
  const hint = next?.hint ?? '';
  const hasHint = hint !== '' && (await faultsOf({ ...request, assessment: null }, hint)).length === 0;
  return [
    lead,
    hasHint ? hint : 'What does the problem give you, and what is the next small step from there?',
  ]
    .filter(Boolean)
    .join(' ');
}

const fallbackOn: Readonly<Record<StepVerdict, string>> = {
  none: '',
  right: 'Your step is right.',
  wrong:
    'Something in this step does not hold yet. Go through it again line by line, and compare it with the step before.',
  unsure:
    'I am not certain about this step. How did you come to it? Write the rule that you used and each calculation, then we check it together.',
};
