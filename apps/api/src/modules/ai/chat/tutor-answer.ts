import type { CitedSource } from '@aw/contracts/ai/chat';
import * as ai from '@aw/db/ai';
import type { Model, Prompt } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { noAttempt, noSolutionYet } from '../ai.errors';
import { createTutorModel } from '../tutoring/tutor-model';
import {
  canShowSolution,
  messageKey,
  problemOfBranch,
  readProblem,
  type TutoredProblem,
} from '../tutoring/tutored-problem';
import { type ChatRequest, type EarlierTurn, listEarlierTurns, maxTurns } from './build-prompt';
import type { PreparedAnswer } from './prepared-answer';

type TutorFacts = {
  model: Model;
  earlierTurns: readonly EarlierTurn[];
  sources: readonly CitedSource[];
  imagesSeen: () => boolean | null;
};

/** Returns the model that answers a message in a tutoring chat. It goes on if its student leaves. */
export function tutorFor(
  ctx: UserContext,
  { conversationId, message, imageIds }: ChatRequest,
  { model, earlierTurns, sources, imagesSeen }: TutorFacts,
): Model {
  const own = earlierTurns.filter(({ role }) => role === 'user').map(({ text }) => text);
  return createTutorModel({
    model,
    checker: ctx.tutorChecker,
    caller: ctx.caller && { group: ctx.caller.group },
    load: async () => problemOfBranch(await ai.findTutoring(ctx.db, conversationId), earlierTurns, maxTurns),
    sources: [...sources],
    messages: [...own, message],
    imagesSeen,
    messageKey: messageKey({ text: message, imageIds }),
    save: (problem) => ai.saveTutoring(ctx.db, conversationId, problem),
  });
}

/** Returns the sources of the stored problem, from which each answer in its chat may have words. */
export async function sourcesOfProblem(ctx: UserContext, conversationId: string): Promise<CitedSource[]> {
  return readProblem(await ai.findTutoring(ctx.db, conversationId))?.sources ?? [];
}

/** Prepares the answer that shows the stored solution. Throws 409 if there is none, and before the student has tried a step. */
export async function prepareSolution(ctx: UserContext, request: ChatRequest): Promise<PreparedAnswer> {
  const { conversationId, message } = request;
  const stored = await ai.findTutoring(ctx.db, conversationId);
  const problem = problemOfBranch(stored, await listEarlierTurns(ctx, request), maxTurns);
  if (!problem || problem.steps.length === 0) throw noSolutionYet();
  if (!canShowSolution(problem)) throw noAttempt();
  const prompt: Prompt = {
    instructions: '',
    turns: [{ role: 'user', text: message }],
    passages: [],
    isOfDocument: false,
  };
  const model = solutionModel(ctx, problem, () =>
    ai.saveTutoring(ctx.db, conversationId, {
      ...problem,
      shownAt: problem.shownAt ?? ctx.now().toISOString(),
    }),
  );
  return {
    request: { model, prompt, citations: [], reservationId: null },
    givenSources: problem.sources,
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
