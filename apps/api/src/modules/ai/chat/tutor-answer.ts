import * as ai from '@aw/db/ai';
import type { Model, Prompt } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { noAttempt } from '../ai.errors';
import { createTutorModel } from '../tutoring/tutor-model';
import { canShowSolution, problemOfBranch, type TutoredProblem } from '../tutoring/tutored-problem';
import { type ChatRequest, type EarlierTurn, listEarlierTurns, maxTurns } from './build-prompt';
import type { PreparedAnswer } from './prepared-answer';

type TutorFacts = { model: Model; earlierTurns: readonly EarlierTurn[] };

/** Returns the model that answers a message in a tutoring chat. */
export function tutorFor(
  ctx: UserContext,
  { conversationId, tutoring, message }: ChatRequest,
  { model, earlierTurns }: TutorFacts,
): Model {
  const own = earlierTurns.filter(({ role }) => role === 'user').map(({ text }) => text);
  return createTutorModel({
    model,
    checker: ctx.tutorChecker,
    caller: ctx.caller,
    problem: problemOfBranch(tutoring, earlierTurns, maxTurns),
    messages: [...own, message],
    save: (problem) => ai.saveTutoring(ctx.db, conversationId, problem),
  });
}

/** Prepares the answer that shows the stored solution. Throws 409 before the student has tried a step. */
export async function prepareSolution(ctx: UserContext, request: ChatRequest): Promise<PreparedAnswer> {
  const { conversationId, tutoring, message } = request;
  const problem = problemOfBranch(tutoring, await listEarlierTurns(ctx, request), maxTurns);
  if (!problem || !canShowSolution(problem)) throw noAttempt();
  const prompt: Prompt = {
    instructions: '',
    turns: [{ role: 'user', text: message }],
    passages: [],
    isOfDocument: false,
  };
  const model = solutionModel(ctx, problem, () =>
    ai.saveTutoring(ctx.db, conversationId, { ...problem, shownAt: ctx.now().toISOString() }),
  );
  return {
    request: { model, prompt, citations: [], reservationId: null },
    givenSources: [],
    release: async () => {},
  };
}

/** Answers with the stored solution, which costs nothing. */
function solutionModel(ctx: UserContext, problem: TutoredProblem, save: () => Promise<void>): Model {
  return {
    source: 'model',
    about: ctx.ai.endpoint?.about ?? null,
    highestPrice: () => 0,
    priceOf: () => 0,
    estimate: () => null,
    async *answer() {
      await save();
      yield { kind: 'text', text: solutionText(problem) };
      yield { kind: 'end', finish: 'complete', usage: null };
    },
  };
}

function solutionText({ steps, answer, isSure }: TutoredProblem): string {
  return [
    ...steps.map(({ work }, at) => `${at + 1}. ${work.replace(/\s*\n\s*/g, ' ')}`),
    '',
    `**Answer:** ${answer}`,
    ...(isSure
      ? []
      : ['', 'I am not sure of this solution, so please check it against your course material.']),
  ].join('\n');
}
