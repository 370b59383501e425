import * as questions from '@aw/db/questions';
import * as search from '@aw/db/search';
import type { UserContext } from '../../context';
import { findInLibrary, type Passage, speakOf } from './find-passages';

type Asked = { question: string /** Of passages; steps are given all. */; most: number };

/** So many of the most similar answered questions are looked at. */
const mostSimilar = 5;

/**
 * Hints to a task, in the order in which they are given: the steps of an answered question that is like it, or else what
 * the library has, what says the least first. None where it has nothing.
 */
export async function findHints(ctx: UserContext, { question, most }: Asked): Promise<Passage[]> {
  const steps = await stepsTo(ctx, question);
  if (steps.length > 0) return steps;
  const passages = await findInLibrary(ctx, { question, most });
  return passages.toReversed();
}

async function stepsTo({ cacheDb }: UserContext, question: string): Promise<Passage[]> {
  const similar = await questions.listSimilar(cacheDb, question, mostSimilar);
  const answered = similar.filter((row) => row.is_answered).map(({ id }) => id);
  if (answered.length === 0) return [];
  const steps = await search.listStepsOfFirstAnswers(cacheDb, answered);
  // The most similar one that has steps.
  const best = answered.find((id) => steps.some((step) => step.question_id === id));
  const own = steps.filter((step) => step.question_id === best);
  const whole = own.map(({ title, label, text }) => `${title}\n${label}\n${text}`).join('\n');
  const [isAbout] = await speakOf(cacheDb, question, [whole]);
  if (!isAbout) return [];
  return own.map(({ question_id: questionId, answer_id: answerId, title, label, text }) => ({
    // A label may be a question.
    text: /[.?!:]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`,
    title,
    source: { kind: 'answer', questionId, answerId },
  }));
}
