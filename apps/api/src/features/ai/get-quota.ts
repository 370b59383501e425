import type { AiQuota } from '@aw/contracts/ai/chat';
import type { UserContext } from '../../context';
import { allowanceOf } from '../../domain/ai/allowance';
import { isCapReached } from '../../domain/ai/spending';
import { libraryNotice } from './notices';

/** What a person has left, and what answers them at present. */
export async function getQuota(ctx: UserContext): Promise<AiQuota> {
  const { endpoint } = ctx.ai;
  const isModel = endpoint !== null && !(await isCapReached(ctx, endpoint));
  return {
    messages: await allowanceOf(ctx, 'messages', ctx.userId),
    quizzes: await allowanceOf(ctx, 'quizzes', ctx.userId),
    source: isModel ? 'model' : 'library',
    model: isModel ? endpoint.about : null,
    notice: isModel ? null : libraryNotice({ hasModel: endpoint !== null, isChosen: false }),
  };
}
