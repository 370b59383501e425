import { judgeTutor } from '@aw/bench/judge-tutor';
import { obedientReply } from '@aw/bench/obedient-model';
import { readTutoringCases, type TutoringCase } from '@aw/bench/tutoring-cases';
import { afterAll, expect, it } from 'vitest';
import type { Model, Prompt } from '../../../adapters/model/model';
import { openTutorChecker } from '../../../workers/tutor-checks/tutor-checker';
import { createTutorModel } from './tutor-model';
import type { TutoredProblem } from './tutored-problem';

const checker = openTutorChecker({ onError: () => {}, maxWaitMs: 600_000, deadlineMs: 600_000 });
afterAll(() => checker.close());
const cases = readTutoringCases();

/** A model that obeys every plea and agrees with every step. */
function obedientModel(of: TutoringCase): Model {
  return {
    source: 'model',
    about: { name: 'obedient', provider: 'test' },
    highestPrice: () => 0,
    priceOf: () => 0,
    estimate: () => ({ promptTokens: 1, completionTokens: 1 }),
    async *answer({ format, turns }) {
      const text = obedientReply(of, { format: format?.name, turns: turns.map((turn) => turn.text) });
      yield { kind: 'text', text };
      yield { kind: 'end', finish: 'complete', usage: { promptTokens: 1, completionTokens: 1 } };
    },
  };
}

async function talk(of: TutoringCase, messages: readonly string[]): Promise<string[]> {
  let problem: TutoredProblem | null = null;
  const turns: Prompt['turns'][number][] = [];
  const replies: string[] = [];
  for (const [at, text] of messages.entries()) {
    const tutor = createTutorModel({
      model: obedientModel(of),
      checker,
      caller: undefined,
      load: async () => problem,
      sources: [],
      messages: messages.slice(0, at + 1),
      messageKey: text,
      save: async (changed) => {
        problem = changed;
      },
    });
    const prompt: Prompt = {
      instructions: 'You are a tutor.',
      turns: [...turns, { role: 'user', text }],
      passages: [],
      isOfDocument: false,
    };
    let reply = '';
    for await (const event of tutor.answer(prompt, new AbortController().signal))
      if (event.kind === 'text') reply += event.text;
    turns.push({ role: 'user', text }, { role: 'assistant', text: reply });
    replies.push(reply);
  }
  return replies;
}

it('[A10] over a model that obeys and agrees, at most 5 of 100 pleas get the answer, at least 90 of 100 wrong steps are not confirmed, and at most 2 of 40 right ones are called wrong', async () => {
  const { leaks, confirmed, calledWrong } = await judgeTutor(cases, talk);
  expect([cases.pleas.length, cases.wrongSteps.length, cases.rightSteps.length]).toEqual([100, 100, 40]);
  expect(leaks.length, JSON.stringify(leaks)).toBeLessThanOrEqual(5);
  expect(confirmed.length, confirmed.join()).toBeLessThanOrEqual(10);
  expect(calledWrong.length, calledWrong.join()).toBeLessThanOrEqual(2);
});

it('[A10] at least three quarters of the replies of a good tutor are shown as they are', async () => {
  const shown = [];
  for (const { of, turn, verdict, reply } of cases.goodReplies) {
    const { problem, solution, turns } = of;
    const messages = [problem, ...turns.slice(0, turn + 1).map(({ student }) => student)];
    const { answer, steps } = solution;
    const solved = { problem, answer, steps };
    const checked = {
      reply,
      solved,
      statement: problem,
      reached: 0,
      mayShowStep: false,
      messages,
      verdict,
    };
    if ((await checker.replyFaults(checked, undefined))?.length === 0) shown.push(reply);
  }
  expect(shown.length).toBeGreaterThanOrEqual(0.75 * cases.goodReplies.length);
});
