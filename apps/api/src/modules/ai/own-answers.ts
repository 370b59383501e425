import * as ai from '@aw/db/ai';
import type { UserContext } from '../../context';
import { conversationNotFound } from './ai.errors';
import { getAnswer } from './answer-events';

/** Ends an own answer that is being made; what there is stays. Throws 404 for somebody else's. */
export async function stopAnswer(ctx: UserContext, id: number): Promise<void> {
  const { status } = await getAnswer(ctx, id);
  if (status !== 'streaming') return;
  const live = ctx.ai.maker.find(id);
  if (live) live.stopping.abort();
  // Another process makes it, which looks every second.
  else await ai.askToStop(ctx.db, id);
}

/** Notes what a person says of an own answer. Throws 404 for somebody else's. */
export async function judgeAnswer(
  ctx: UserContext,
  id: number,
  feedback: 'up' | 'down' | null,
): Promise<void> {
  if (!(await ai.rateChatAnswer(ctx.db, { id, userId: ctx.userId, feedback }))) throw conversationNotFound();
}
