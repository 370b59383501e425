import { type Model, ModelUnavailableError, type Prompt } from '../../../adapters/model/model';
import type { Caller } from '../../../workers/turn-queue';
import type { TutorChecker } from '../../../workers/tutor-checks/tutor-checker';
import { receiveText } from '../spending/receive-text';
import { type Assessment, assessMessage } from './assess-message';
import { maxSolvingCalls, solveProblem } from './solve-problem';
import { askForProblem, noSolution, tutorReply } from './tutor-reply';
import type { TutoredProblem } from './tutored-problem';

type TutorOptions = {
  /** The configured model. */
  model: Model;
  checker: TutorChecker;
  caller: Caller | undefined;
  /** Reads the problem that the chat is about; null before the first one. */
  load: () => Promise<TutoredProblem | null>;
  /** Sources of the prompt. */
  sources: TutoredProblem['sources'];
  /** All that the student has written in this branch, with the new message at the end. */
  messages: readonly string[];
  /** Tells the new message from others in this branch. */
  messageKey: string;
  /** Whether the model has seen the images of the prompt; null before the first call. */
  imagesSeen?: () => boolean | null;
  /** Stores the problem with its new state, before the reply is shown. */
  save: (problem: TutoredProblem) => Promise<void>;
};

/** Maximum number of calls for one reply: a judgement with a repair without the prompt, then those with the prompt. */
const maxCalls = { judging: 2, withPrompt: maxSolvingCalls + 2 } as const;
/** Usual number of calls, for an estimate of what was sent. */
const usualCalls = 2;
/** Maximum length of what is added to a prompt, in characters: instructions, the solution, and an answer to repair. */
const maxAdded = 16_000;
const emptyPrompt: Prompt = {
  instructions: 'x'.repeat(maxAdded),
  turns: [{ role: 'user', text: '' }],
  passages: [],
  isOfDocument: false,
};

/** A judgement gets the images of the last turn, and nothing else of the prompt. */
const judgingPrompt = ({ turns }: Prompt): Prompt => {
  const images = turns.at(-1)?.images ?? [];
  return { ...emptyPrompt, turns: [{ role: 'user', text: '', images }] };
};

const notSure =
  'I am not sure of my own solution to this problem, so please check each step against your course material.';

/**
 * Makes a tutor of a model. It solves each problem before anything is said, judges the student's steps by that solution, and
 * shows a reply only as a whole, after it has been checked. All its calls are one answer with one price.
 */
export function createTutorModel({
  model,
  checker,
  caller,
  load,
  sources,
  messages,
  messageKey,
  imagesSeen = () => null,
  save,
}: TutorOptions): Model {
  const spent = { promptTokens: 0, completionTokens: 0 };
  async function ask(prompt: Prompt, signal: AbortSignal): Promise<string> {
    const text = await receiveText(model, prompt, {
      signal,
      onUsage(usage) {
        spent.promptTokens += usage?.promptTokens ?? 0;
        spent.completionTokens += usage?.completionTokens ?? 0;
      },
    });
    signal.throwIfAborted();
    return text;
  }

  async function reply(prompt: Prompt, signal: AbortSignal): Promise<string> {
    const tools = { ask: (one: Prompt) => ask(one, signal), checker, caller };
    const message = messages.at(-1) ?? '';
    const images = prompt.turns.at(-1)?.images ?? [];
    const problem = await load();
    const assessed = problem && (await assessMessage({ ...tools, message, images, imagesSeen, problem }));
    const isStated = assessed === null || assessed.kind === 'problem';
    const stated = isStated ? await solveProblem({ ...tools, message, messageKey, prompt, sources }) : null;
    const current = stated ?? problem;
    if (!current) return askForProblem;
    const assessment = stated ? null : assessed;
    const moved = afterStep(current, assessment);
    if (moved.steps.length === 0) {
      await save(moved);
      return noSolution;
    }
    const text =
      moved.shownAt === null
        ? await tutorReply({
            ...tools,
            prompt,
            messages,
            problem: moved,
            earlier: stated && problem,
            assessment,
          })
        : await tools.ask(withSolution(prompt, moved));
    const isHint = !stated && (assessment?.verdict ?? 'none') === 'none';
    await save({ ...moved, hintsHere: moved.hintsHere + (isHint ? 1 : 0) });
    return stated && !moved.isSure ? `${notSure}\n\n${text}` : text;
  }

  return {
    ...model,
    highestPrice: (prompt) =>
      maxCalls.judging * model.highestPrice(judgingPrompt(prompt)) +
      maxCalls.withPrompt *
        model.highestPrice({ ...prompt, instructions: prompt.instructions + emptyPrompt.instructions }),
    estimate(prompt, receivedBytes) {
      if (spent.promptTokens > 0) return { ...spent };
      const usage = model.estimate(prompt, receivedBytes);
      return usage && { ...usage, promptTokens: usualCalls * usage.promptTokens };
    },
    async *answer(prompt, signal) {
      try {
        const text = await reply(prompt, signal);
        yield { kind: 'text', text };
        yield { kind: 'end', finish: 'complete', usage: { ...spent } };
      } catch (error) {
        if (signal.aborted) return;
        // What was spent counts, although nothing is shown.
        if (spent.promptTokens > 0) yield { kind: 'thought', bytes: 1 };
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
