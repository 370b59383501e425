import { secondsPerDay } from '../../config/durations';
import type { Context } from '../../context';

/** Attempts of a network address, as a multiple of those of one person. */
const addressFactor = 10;

type Posts = {
  /** Name of the counter. */
  name: string;
  /** The person; null without a session. */
  userId: string | null;
  /** Their network address. */
  address: string;
  maxPerDay: number;
};

/**
 * Runs `post` and counts it towards the daily limit of the person and of their address. A refused post is not
 * counted, except as an attempt. An address has ten times the attempts of a person, so that one person's refused
 * posts do not block everyone else on a campus; posts without a session have a person's attempts. Throws 429.
 */
export async function limitPosts<T>(
  { limits, config }: Pick<Context, 'limits' | 'config'>,
  { name, userId, address, maxPerDay }: Posts,
  post: () => Promise<T>,
): Promise<T> {
  const { LIMIT_POST_ATTEMPTS_PER_DAY: maxAttempts } = config;
  // The person is counted first, so that an attempt beyond their limit does not count for the address.
  if (userId !== null) await limits.take(`${name}-attempts`, userId, maxAttempts, secondsPerDay);
  const maxOfAddress = userId === null ? maxAttempts : maxAttempts * addressFactor;
  await limits.take(`${name}-attempts`, address, maxOfAddress, secondsPerDay);
  const keys = userId === null ? [address] : [userId, address];
  const taken: string[] = [];
  try {
    for (const key of keys) {
      await limits.takeReturnable(name, key, maxPerDay, secondsPerDay);
      taken.push(key);
    }
    return await post();
  } catch (error) {
    for (const key of taken) await limits.release(name, key, maxPerDay, secondsPerDay);
    throw error;
  }
}
