import type { UserContext } from '../../context';

const day = 24 * 60 * 60;

/** Takes one of the day's answers, comments and edits of the acting person; throws 429. */
export async function takeReply(ctx: UserContext): Promise<void> {
  await ctx.limits.take('replies', ctx.userId, ctx.config.LIMIT_REPLIES_PER_DAY, day);
}
