import type { AccountContext } from '../../domain/users/own-account';
import { FeatureError } from '../../errors/feature-error';

const day = 24 * 60 * 60;

/** Takes one of the day's archives of a person; throws 429 `auth.too_many_attempts` when none is left. */
export async function countExport(ctx: AccountContext): Promise<void> {
  const perDay = ctx.config.LIMIT_EXPORTS_PER_DAY;
  try {
    await ctx.limits.take('export', ctx.userId, perDay, day);
  } catch (error) {
    if (!(error instanceof FeatureError)) throw error;
    const seconds = error.extra.retryAfterSeconds ?? day;
    const hours = Math.ceil(seconds / 3600);
    throw new FeatureError(
      429,
      'auth.too_many_attempts',
      `You took ${perDay} archives within a day. The next one can be taken in ${hours} hour${hours === 1 ? '' : 's'}.`,
      { retryAfterSeconds: seconds },
    );
  }
}
