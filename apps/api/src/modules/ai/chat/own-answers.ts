import * as ai from '@aw/db/ai';
import type { UserContext } from '../../../context';
import { conversationNotFound } from '../ai.errors';
import { getAnswer } from './answer-events';

/** Stops an own answer that is being written; its text so far stays. Throws 404 for someone else's. */
export async function stopAnswer(ctx: UserContext, id: number): Promise<void> {
  const { status } = await getAnswer(ctx, id);
  if (status !== 'streaming') return;
  const live = ctx.ai.maker.find(id);
  if (live) live.stopping.abort();
  // Another process writes it and checks for stops every second.
  else await ai.requestStop(ctx.db, id);
}

/** Stores the person's rating of an own answer. Throws 404 for someone else's. */
export async function rateAnswer(
  ctx: UserContext,
  id: number,
  feedback: 'up' | 'down' | null,
): Promise<void> {
  if (!(await ai.rateAnswer(ctx.db, { id, userId: ctx.userId, feedback }))) throw conversationNotFound();
}
