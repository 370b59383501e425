import { createHmac } from 'node:crypto';
import { waitText } from '@aw/contracts/duration-text';
import { secondsPerDay, secondsPerMinute } from '../../../config/durations';
import { keyFor } from '../../../config/encrypt';
import type { UserContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';

type Budget = [name: string, key: string, points: number, seconds: number];

/**
 * Counts a search against the limits of the person and of their address, so that trying a dictionary on locked pages
 * takes weeks. Equal words count once a day, with any page, order or filter. Throws 429 with the time to wait.
 */
export async function countSearch(ctx: UserContext, q: string | undefined, address: string): Promise<void> {
  if (!q) return;
  const { config, limits, userId } = ctx;
  const budgets: Budget[] = [
    ['searches-minute', userId, config.LIMIT_SEARCHES_PER_MINUTE, secondsPerMinute],
    ['searches', userId, config.LIMIT_SEARCHES_PER_DAY, secondsPerDay],
    ['searches-address', address, config.LIMIT_SEARCHES_PER_DAY_PER_ADDRESS, secondsPerDay],
  ];
  if (budgets.every(([, , points]) => points === 0)) return;
  // A keyed hash, so that the counters do not reveal what was searched for.
  const key = createHmac('sha256', keyFor(ctx.secret, 'searched-words'));
  const words = key.update(`${userId}|${q.toLowerCase()}`).digest('base64url');
  try {
    await Promise.all(budgets.map((budget) => limits.check(...budget)));
    if (!(await limits.isFirst('searched', words, secondsPerDay))) return;
    for (const budget of budgets) await limits.take(...budget);
  } catch (error) {
    // Refused words were not counted, so they must count when they are searched again.
    await limits.reset('searched', words);
    throw error instanceof FeatureError
      ? tooManySearches(error.extra.retryAfterSeconds ?? secondsPerMinute)
      : error;
  }
}

function tooManySearches(seconds: number): FeatureError {
  return new FeatureError(
    429,
    'limits.searches',
    `Search is paused, because you have searched for more different words than people usually do. You can search again in ${waitText(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
}
