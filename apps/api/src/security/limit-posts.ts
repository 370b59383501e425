import type { Context } from '../context';

const day = 24 * 60 * 60;

type Posts = {
  /** Name of the counter. */
  name: string;
  /** Everyone the post counts for: the person and their network address. */
  keys: readonly string[];
  maxPerDay: number;
};

/**
 * Runs `post` and counts it towards the day's limit of every key. A post that is refused gives its place back and counts
 * only as an attempt, so nobody uses up the limit of their network with posts that never appear. Throws 429.
 */
export async function limitPosts<T>(
  { limits, config }: Pick<Context, 'limits' | 'config'>,
  { name, keys, maxPerDay }: Posts,
  post: () => Promise<T>,
): Promise<T> {
  for (const key of keys) await limits.take(`${name}-attempts`, key, config.LIMIT_POST_ATTEMPTS_PER_DAY, day);
  const taken: string[] = [];
  try {
    for (const key of keys) {
      await limits.takeReturnable(name, key, maxPerDay, day);
      taken.push(key);
    }
    return await post();
  } catch (error) {
    for (const key of taken) await limits.release(name, key, maxPerDay, day);
    throw error;
  }
}
