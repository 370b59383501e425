import { maxWrittenFacts } from '@aw/contracts/ai/memory';
import { shortDate } from '@aw/contracts/moment-text';
import type { Database } from '@aw/db';
import type { MostFacts } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import type { AttemptRow } from '@aw/db/quizzes';

/** Quizzes that are made for a person can be of any subject. */
const most: MostFacts = { written: maxWrittenFacts, quiz: 40 };
const longestSubject = 80;

type Result = { score: number; total: number; completedAt: Date };

/**
 * Notes the result of an attempt in its person's memory, where that is on, in the caller's transaction, which holds them.
 * Each subject has its last result alone.
 */
export async function noteQuizResult(db: Database, attempt: AttemptRow, result: Result): Promise<void> {
  await ai.keepQuizFact(db, factOf(attempt, result));
  await ai.dropOldestFacts(db, attempt.user_id, most);
}

/** Puts right what a memory says of an attempt that was graded anew; what it does not have stays away. */
export async function correctQuizResult(db: Database, attempt: AttemptRow, result: Result): Promise<void> {
  await ai.correctQuizFact(db, factOf(attempt, result));
}

/** Moves a person's memory to who they are now, within the limits of one. The caller holds both. */
export async function mergeMemory(db: Database, from: string, into: string): Promise<void> {
  await ai.moveMemory(db, from, into);
  await ai.dropOldestFacts(db, into, most);
}

/** 'Chemistry quizzes: 14 of 20 right in the last attempt (12 Nov 2026).' */
function factOf({ user_id: userId, subject: of }: AttemptRow, { score, total, completedAt }: Result) {
  const subject = of.replace(/\s+/g, ' ').slice(0, longestSubject).toWellFormed();
  const text = `${subject} quizzes: ${score} of ${total} right in the last attempt (${shortDate(completedAt, 'UTC', true)}).`;
  return { userId, subject, text, completedAt };
}
