import type { AiQuota } from '@aw/contracts/ai/chat';
import type { Context, UserContext } from '../../context';
import { allowanceOf } from './allowance';
import { libraryNotice } from './notices';
import { findNoRoom } from './spending';

/** What a person has left, and what answers them at present. */
export async function getQuota(ctx: UserContext): Promise<AiQuota> {
  return {
    messages: await allowanceOf(ctx, 'messages', ctx.userId),
    quizzes: await allowanceOf(ctx, 'quizzes', ctx.userId),
    ...(await whatAnswers(ctx)),
  };
}

/** The source of answers for a person who has not chosen the library, or for the service as a whole. */
export async function whatAnswers(
  ctx: Pick<Context, 'ai' | 'config' | 'db' | 'now'> & { userId?: string },
): Promise<Pick<AiQuota, 'source' | 'model' | 'notice'>> {
  const { endpoint } = ctx.ai;
  const noRoom = endpoint === null ? undefined : await findNoRoom(ctx, endpoint);
  if (endpoint !== null && noRoom === undefined)
    return { source: 'model', model: endpoint.about, notice: null };
  return {
    source: 'library',
    model: null,
    notice: libraryNotice({ hasModel: endpoint !== null, isChosen: false, noRoom }),
  };
}
