import { isBlank } from '@aw/contracts/one-line';
import * as questions from '@aw/db/questions';
import * as search from '@aw/db/search';
import type { Turn } from '../../adapters/model/model';
import type { UserContext } from '../../context';
import type { Passage } from './candidates';
import { findInLibrary } from './find-passages';
import { isRelevant } from './is-relevant';
import { stepAskedAbout } from './step-question';

/** A request for a hint: its task, and the number of the hint, counted from 1. */
export type HintRequest = { task: string; number: number };

/** Words of messages that only ask for more help and name no new subject. */
const words = new Set(
  `a again all am and another answer answers can continue could do did do don't dont enough explain final finish for full
  get give go have help here hint hints how i i'm idea im in is it just know let's lets like me more my need next no not now
  of ok okay on one or please result say see show solution solve solved some step steps still stuck sure tell thank thanks
  that the them then think this tip to try tried understand us want was what what's whole will with would yes you your`.split(
    /\s+/,
  ),
);

/** Whether a message only asks to continue, such as 'Give me the next hint' or 'just tell me the answer'. */
export function asksToContinue(message: string): boolean {
  const messageWords =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return messageWords.length > 0 && messageWords.every((word) => words.has(word));
}

/** Returns the hint that a message asks for: a new task its first hint, and each message that asks to continue the next one. */
export function hintRequestOf(earlierTurns: readonly Turn[], message: string): HintRequest {
  const messages = [...earlierTurns.filter(({ role }) => role === 'user').map(({ text }) => text), message]
    // A message of images alone has no words, and asking about a step neither takes a hint nor is a new task.
    .filter((text) => !isBlank(text) && stepAskedAbout(text) === undefined);
  const at = messages.findLastIndex((text) => !asksToContinue(text));
  if (at < 0) return { task: message, number: 1 };
  return { task: messages[at] ?? message, number: messages.length - at };
}

/** Maximum number of similar answered questions that are searched for steps. */
const maxSimilar = 5;

/**
 * Returns hints for a task in the order in which they are given: the steps of a similar answered question, or else up to
 * `most` passages of the library, the least revealing first.
 */
export async function findHints(
  ctx: UserContext,
  { question, most }: { question: string; most: number },
): Promise<Passage[]> {
  const steps = await stepsTo(ctx, question);
  if (steps.length > 0) return steps;
  const passages = await findInLibrary(ctx, { question, most });
  return passages.toReversed();
}

async function stepsTo(ctx: UserContext, question: string): Promise<Passage[]> {
  const { cacheDb } = ctx;
  const similar = await questions.listSimilar(cacheDb, question, maxSimilar);
  const answered = similar.filter((row) => row.is_answered).map(({ id }) => id);
  if (answered.length === 0) return [];
  const steps = await search.listStepsOfFirstAnswers(cacheDb, answered);
  // The most similar question that has steps.
  const best = answered.find((id) => steps.some((step) => step.question_id === id));
  const bestSteps = steps.filter((step) => step.question_id === best);
  const whole = bestSteps.map(({ title, label, text }) => `${title}\n${label}\n${text}`).join('\n');
  if (!(await isRelevant(ctx, question, whole))) return [];
  return bestSteps.map(({ question_id: questionId, answer_id: answerId, title, label, text }) => ({
    // A label may be a question.
    text: /[.?!:]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`,
    title,
    source: { kind: 'answer', questionId, answerId },
  }));
}
