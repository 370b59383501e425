import type { AnswerPromise } from '@aw/contracts/questions/asking';
import type { Database } from '@aw/db';
import * as questions from '@aw/db/questions';
import { hourMs } from '../../config/durations';

const periodMs = 90 * 24 * hourMs;
/** Times of fewer answers are not shown: they would say nothing about the next one. */
const minAnswers = 5;

/** Returns by when a question that becomes visible at `now` is promised an answer. */
export async function promiseAnswer(db: Database, subject: string | null, now: Date): Promise<Date> {
  return new Date(now.getTime() + (await questions.findPromiseHours(db, subject)) * hourMs);
}

/** Returns the promise for a subject, and the median and 90th percentile of the times to an answer in the last 90 days. */
export async function getAnswerPromise(
  db: Database,
  subject: string | null,
  now: Date,
): Promise<AnswerPromise> {
  const hours = await questions.findPromiseHours(db, subject);
  const since = new Date(now.getTime() - periodMs);
  const { answers, median, p90 } = await questions.answerTimes(db, subject ?? '', since);
  const isShown = answers >= minAnswers && median !== null && p90 !== null;
  return {
    hours,
    medianMinutes: isShown ? Math.round(median) : null,
    p90Minutes: isShown ? Math.round(p90) : null,
  };
}
