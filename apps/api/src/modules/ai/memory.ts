import { type Memory, type MemoryFact, maxWrittenFacts } from '@aw/contracts/ai/memory';
import { shortDate } from '@aw/contracts/moment-text';
import type { Database } from '@aw/db';
import type { MaxFacts, MemoryFactRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import type { AttemptRow } from '@aw/db/quizzes';
import * as users from '@aw/db/users';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { factNotFound, memoryFull, memoryOff, memoryUnder18 } from './ai.errors';

/** Returns whether the person's memory is on, and all its facts, the latest first. */
export async function getMemory(ctx: UserContext): Promise<Memory> {
  const [user, facts] = await Promise.all([
    users.find(ctx.db, ctx.userId),
    ai.listMemoryFacts(ctx.db, ctx.userId),
  ]);
  if (!user) throw authRequired();
  return { isOn: user.is_memory_on, facts: facts.map(toFact) };
}

/** Turns the memory on or off; its facts stay. Throws 409 `ai.under_18` for people under 18. */
export async function changeMemory(ctx: UserContext, isOn: boolean): Promise<Memory> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    if (isOn && user.is_under_18) throw memoryUnder18();
    await ai.setMemoryEnabled(ctx.db, ctx.userId, isOn);
  });
  return getMemory(ctx);
}

/** Adds a fact that the person wrote. Throws 409 `memory.off`, and 409 `memory.full` at the limit of facts. */
export async function addFact(ctx: UserContext, text: string): Promise<MemoryFact> {
  return inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    if (!user.is_memory_on) throw memoryOff();
    if ((await ai.countWrittenFacts(ctx.db, ctx.userId)) >= maxWrittenFacts) throw memoryFull();
    return toFact(await ai.insertWrittenFact(ctx.db, { userId: ctx.userId, text, now: ctx.now() }));
  });
}

/** Deletes an own fact. Throws 404 for an unknown one. */
export async function deleteFact(ctx: UserContext, id: number): Promise<void> {
  if ((await ai.deleteMemoryFacts(ctx.db, { userId: ctx.userId, id })) === 0) throw factNotFound();
}

/** Deletes all facts of the person and returns their number. */
export async function deleteAllFacts(ctx: UserContext): Promise<{ deleted: number }> {
  return { deleted: await ai.deleteMemoryFacts(ctx.db, { userId: ctx.userId }) };
}

function toFact({ id, kind, text, updated_at: updatedAt }: MemoryFactRow): MemoryFact {
  return { id, kind, text, updatedAt: updatedAt.toISOString() };
}

/** Maximum number of facts of each kind. Generated quizzes can have any subject, so quiz facts are limited too. */
const maxFacts: MaxFacts = { written: maxWrittenFacts, quiz: 40 };
const maxSubjectLength = 80;

type Result = { score: number; total: number; completedAt: Date };

/**
 * Notes the result of an attempt in its taker's memory if that is on; each subject keeps only its latest result. Runs in
 * the caller's transaction, which has locked the person.
 */
export async function noteQuizResult(db: Database, attempt: AttemptRow, result: Result): Promise<void> {
  await ai.saveQuizFact(db, factOf(attempt, result));
  await ai.deleteOldestFacts(db, attempt.user_id, maxFacts);
}

/** Updates the fact about a regraded attempt; adds none where the memory has none. */
export async function correctQuizResult(db: Database, attempt: AttemptRow, result: Result): Promise<void> {
  await ai.correctQuizFact(db, factOf(attempt, result));
}

/** Moves a merged person's memory to the remaining account, within the limits of one account. The caller has locked both. */
export async function mergeMemory(db: Database, from: string, into: string): Promise<void> {
  await ai.moveMemory(db, from, into);
  await ai.deleteOldestFacts(db, into, maxFacts);
}

/** 'Chemistry quizzes: 14 of 20 right in the last attempt (12 Nov 2026).' */
function factOf({ user_id: userId, subject: of }: AttemptRow, { score, total, completedAt }: Result) {
  const subject = of.replace(/\s+/g, ' ').slice(0, maxSubjectLength).toWellFormed();
  const text = `${subject} quizzes: ${score} of ${total} right in the last attempt (${shortDate(completedAt, 'UTC', true)}).`;
  return { userId, subject, text, completedAt };
}

/** Protects a person under 18: ends the links to their chats and turns their memory off and empties it. The caller has locked the person. */
export async function protectMinor(db: Database, userId: string): Promise<void> {
  await ai.deleteSharesOfUser(db, userId);
  await ai.setMemoryEnabled(db, userId, false);
  await ai.deleteMemoryFacts(db, { userId });
}
