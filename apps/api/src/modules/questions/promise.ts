import type { AnswerPromise } from '@aw/contracts/questions/asking';
import type { Database } from '@aw/db';
import * as questions from '@aw/db/questions';

const hourMs = 60 * 60 * 1000;
const periodMs = 90 * 24 * hourMs;
/** Figures of fewer answers say nothing. */
const fewestAnswers = 5;

/** By when the answer to a question that comes onto the site now is promised. */
export async function promiseFrom(db: Database, subject: string | null, now: Date): Promise<Date> {
  return new Date(now.getTime() + (await questions.findPromiseHours(db, subject)) * hourMs);
}

/** What is promised in a subject, and how long the answers of the last 90 days took: median and 90th percentile. */
export async function getPromise(db: Database, subject: string | null, now: Date): Promise<AnswerPromise> {
  const hours = await questions.findPromiseHours(db, subject);
  const { answers, median, p90 } = await questions.answerTimes(
    db,
    subject ?? '',
    new Date(now.getTime() - periodMs),
  );
  const isKnown = answers >= fewestAnswers && median !== null && p90 !== null;
  return {
    hours,
    medianMinutes: isKnown ? Math.round(median) : null,
    p90Minutes: isKnown ? Math.round(p90) : null,
  };
}
