import { type Model, ModelUnavailableError, type Prompt, type Usage } from '../../../adapters/model/model';
import type { Caller } from '../../../workers/turn-queue';
import type { TutorChecker } from '../../../workers/tutor-checks/tutor-checker';
import { meterCall } from '../spending/spending';
import { type Assessment, assessMessage } from './assess-message';
import { solveProblem } from './solve-problem';
import { tutorReply } from './tutor-reply';
import type { TutoredProblem } from './tutored-problem';

type TutorOptions = {
  /** The configured model. */
  model: Model;
  checker: TutorChecker;
  caller: Caller | undefined;
  /** The problem that the chat is about; null before the first one. */
  problem: TutoredProblem | null;
  /** All that the student has written in this branch, with the new message at the end. */
  messages: readonly string[];
  /** Stores the problem with its new state, before the reply is shown. */
  save: (problem: TutoredProblem) => Promise<void>;
};

/** Maximum number of calls for one reply: a judgement and two solutions, each with a repair, and two replies. */
const maxCalls = 8;
/** Maximum length of what is added to a prompt, in characters: instructions, the solution, and an answer to repair. */
const maxAdded = 16_000;

const notSure =
  'I am not sure of my own solution to this problem, so please check each step against your course material.';

/**
 * Makes a tutor of a model. It solves each problem before anything is said, judges the student's steps by that solution, and
 * shows a reply only as a whole, after it has been checked. All its calls are one answer with one price.
 */
export function createTutorModel({ model, checker, caller, problem, messages, save }: TutorOptions): Model {
  const spent = { promptTokens: 0, completionTokens: 0 };
  const add = (usage: Usage | null) => {
    spent.promptTokens += usage?.promptTokens ?? 0;
    spent.completionTokens += usage?.completionTokens ?? 0;
  };

  async function ask(prompt: Prompt, signal: AbortSignal): Promise<string> {
    const meter = meterCall(model, prompt);
    let text = '';
    let failure: unknown;
    try {
      for await (const event of model.answer(prompt, signal)) {
        meter.note(event);
        if (event.kind === 'text') text += event.text;
        else if (event.kind === 'retraction') text = '';
      }
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      add(meter.usage(failure));
    }
    signal.throwIfAborted();
    return text;
  }

  async function reply(prompt: Prompt, signal: AbortSignal): Promise<string> {
    const tools = { ask: (one: Prompt) => ask(one, signal), checker, caller };
    const message = messages.at(-1) ?? '';
    const assessed = problem && (await assessMessage({ ...tools, message, problem }));
    const isOther = assessed === null || assessed.kind === 'problem';
    const current = isOther ? await solveProblem({ ...tools, message, prompt }) : problem;
    const assessment = isOther ? null : assessed;
    const moved = current && afterStep(current, assessment);
    const text =
      moved?.shownAt != null
        ? await tools.ask(withSolution(prompt, moved))
        : await tutorReply({ ...tools, prompt, messages, problem: moved, assessment });
    if (moved) await save({ ...moved, hintsHere: moved.hintsHere + 1 });
    return isOther && moved && !moved.isSure ? `${notSure}\n\n${text}` : text;
  }

  return {
    ...model,
    highestPrice: (prompt) =>
      maxCalls * model.highestPrice({ ...prompt, instructions: prompt.instructions + 'x'.repeat(maxAdded) }),
    estimate: (prompt, receivedBytes) =>
      spent.promptTokens > 0 ? { ...spent } : model.estimate(prompt, receivedBytes),
    async *answer(prompt, signal) {
      try {
        const text = await reply(prompt, signal);
        yield { kind: 'text', text };
        yield { kind: 'end', finish: 'complete', usage: { ...spent } };
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ModelUnavailableError)) throw error;
        const { reason, detail } = error;
        throw new ModelUnavailableError(reason, { cause: error, detail, usage: { ...spent } });
      }
    },
  };
}

/** The problem after a student's message: how far they are, and how often they tried this step. */
function afterStep(problem: TutoredProblem, assessment: Assessment | null): TutoredProblem {
  const attempt = assessment?.kind === 'step' ? 1 : 0;
  const reached = assessment?.reached ?? problem.reached;
  const attempts = problem.attempts + attempt;
  return reached > problem.reached
    ? { ...problem, reached, attempts, attemptsHere: 0, hintsHere: 0 }
    : { ...problem, attempts, attemptsHere: problem.attemptsHere + attempt };
}

/** After the student has seen the solution, the tutor may speak of all of it. */
function withSolution(prompt: Prompt, { problem, answer, steps }: TutoredProblem): Prompt {
  const solution = [problem, ...steps.map(({ work }) => work), answer].join('\n');
  return {
    ...prompt,
    instructions: `${prompt.instructions}\n\nThe student has seen your solution and may ask about it:\n${solution}`,
  };
}
