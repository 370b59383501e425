import type { AiQuota } from '@aw/contracts/ai/chat';
import type { Context, UserContext } from '../../../context';
import { findImageSight } from '../images/image-sight';
import { allowanceOf } from './allowance';
import { findNoRoom, libraryNotice } from './spending';

/** Returns the person's remaining messages and quizzes of today, and the source of their answers at present. */
export async function getQuota(ctx: UserContext): Promise<AiQuota> {
  const source = await currentSource(ctx);
  return {
    messages: await allowanceOf(ctx, 'messages', ctx.userId),
    quizzes: await allowanceOf(ctx, 'quizzes', ctx.userId),
    ...source,
    images: source.source === 'model' ? await findImageSight(ctx) : 'unseen',
  };
}

/** Returns the source of answers for a person who has not chosen the library, or for the service as a whole. */
export async function currentSource(
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
