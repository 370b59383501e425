import { type Memory, type MemoryFact, maxWrittenFacts } from '@aw/contracts/ai/memory';
import type { MemoryFactRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import * as users from '@aw/db/users';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { factNotFound, memoryFull, memoryOff, memoryUnder18 } from './ai.errors';

/** Whether the acting person's memory is on, and all its facts, the latest first. */
export async function getMemory(ctx: UserContext): Promise<Memory> {
  const [user, facts] = await Promise.all([
    users.findUser(ctx.db, ctx.userId),
    ai.listMemoryFacts(ctx.db, ctx.userId),
  ]);
  if (!user) throw authRequired();
  return { isOn: user.is_memory_on, facts: facts.map(toFact) };
}

/** Turns it on or off; its facts stay. Throws 409 `ai.under_18` for who says to be that. */
export async function changeMemory(ctx: UserContext, isOn: boolean): Promise<Memory> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    if (isOn && user.is_under_18) throw memoryUnder18();
    await ai.setMemory(ctx.db, ctx.userId, isOn);
  });
  return getMemory(ctx);
}

/** Adds a fact that the person wrote. Throws 409 `memory.off`, and 409 `memory.full` with as many as there may be. */
export async function addFact(ctx: UserContext, text: string): Promise<MemoryFact> {
  return inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    if (!user.is_memory_on) throw memoryOff();
    if ((await ai.countWrittenFacts(ctx.db, ctx.userId)) >= maxWrittenFacts) throw memoryFull();
    return toFact(await ai.insertWrittenFact(ctx.db, { userId: ctx.userId, text, now: ctx.now() }));
  });
}

/** Deletes an own fact; throws 404 for one that is not there. */
export async function deleteFact(ctx: UserContext, id: number): Promise<void> {
  if ((await ai.deleteMemoryFacts(ctx.db, { userId: ctx.userId, id })) === 0) throw factNotFound();
}

/** Deletes all facts; gives how many there were. */
export async function deleteAllFacts(ctx: UserContext): Promise<{ deleted: number }> {
  return { deleted: await ai.deleteMemoryFacts(ctx.db, { userId: ctx.userId }) };
}

function toFact({ id, kind, text, updated_at: updatedAt }: MemoryFactRow): MemoryFact {
  return { id, kind, text, updatedAt: updatedAt.toISOString() };
}
