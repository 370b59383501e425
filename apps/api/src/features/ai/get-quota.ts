import type { AiQuota } from '@aw/contracts/ai/chat';
import type { Context, UserContext } from '../../context';
import { allowanceOf } from '../../domain/ai/allowance';
import { isCapReached } from '../../domain/ai/spending';
import { libraryNotice } from './notices';

/** What a person has left, and what answers them at present. */
export async function getQuota(ctx: UserContext): Promise<AiQuota> {
  return {
    messages: await allowanceOf(ctx, 'messages', ctx.userId),
    quizzes: await allowanceOf(ctx, 'quizzes', ctx.userId),
    ...(await whatAnswers(ctx)),
  };
}

/** What answers who has not chosen the library. */
export async function whatAnswers(
  ctx: Pick<Context, 'ai' | 'config' | 'db' | 'now'>,
): Promise<Pick<AiQuota, 'source' | 'model' | 'notice'>> {
  const { endpoint } = ctx.ai;
  if (endpoint !== null && !(await isCapReached(ctx, endpoint)))
    return { source: 'model', model: endpoint.about, notice: null };
  return {
    source: 'library',
    model: null,
    notice: libraryNotice({ hasModel: endpoint !== null, isChosen: false }),
  };
}
