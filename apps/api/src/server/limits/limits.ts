import { waitText } from '@aw/contracts/duration-text';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { secondsPerDay, secondsPerHour, secondsPerMinute } from '../../config/durations';
import { FeatureError } from '../../errors/feature-error';
import { createReadLimit } from './read-limit';

export type Limits = {
  /**
   * Takes one of `points` per `seconds` for a key and returns the number taken. Throws 429 with the reset time if
   * none is left. 0 points means no limit, and nothing is counted.
   */
  take(name: string, key: string, points: number, seconds: number): Promise<number>;
  /**
   * Like `take`, for reads, without waiting for the shared count: each process counts by itself and synchronises in
   * the background, so that together they may allow a few more.
   */
  takeRead(key: string, points: number, seconds: number): void;
  /**
   * Like `take`, for points that `release` may return. A refused call takes no point, and nothing is cached in
   * memory.
   */
  takeReturnable(name: string, key: string, points: number, seconds: number): Promise<void>;
  /**
   * Returns how many of `points` a key has left, and when it has all of them again, or null if none is taken. 0
   * points means no limit.
   */
  left(
    name: string,
    key: string,
    points: number,
    seconds: number,
  ): Promise<{ left: number; resetsAt: Date | null }>;
  /** Throws the same 429 if the key was refused within these seconds. Takes nothing. */
  check(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** Returns true if a key is marked for the first time within the seconds. `reset` removes the mark. */
  isFirst(name: string, key: string, seconds: number): Promise<boolean>;
  /** Marks a key for this number of seconds from now, whether it was marked before or not. */
  name(name: string, key: string, seconds: number): Promise<void>;
  /** Returns whether a key is marked by `isFirst` or `name`. Does not mark it. */
  isNamed(name: string, key: string): Promise<boolean>;
  /** Like `take`, but each time that none is left within a day, the wait doubles: from one minute up to four hours. */
  takeOrWait(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** Returns one point. */
  release(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** Resets the points and the number of waits of a `takeOrWait` key, on every replica. */
  reset(name: string, key: string): Promise<void>;
  /** Resets every key that starts with `keyStart`. Reads the whole table, so it is only for rare events. */
  resetAll(name: string, keyStart: string): Promise<void>;
};

const firstWaitSeconds = 60;
const maxWaitSeconds = 4 * secondsPerHour;
/** Points of a key that must wait: more than attempts or returned points can reach. */
const waitingPoints = 1_000_000_000;

/** Creates limits that are counted in PostgreSQL, so that all replicas share them. */
export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: string, points: number, seconds: number, inMemoryBlockOnConsumed = 0) => {
    const id = `${name}:${points}:${seconds}:${inMemoryBlockOnConsumed}`;
    const existing = limiters.get(id);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed,
    });
    limiters.set(id, limiter);
    return limiter;
  };
  const reads = createReadLimit(async (key, taken, points, seconds) => {
    const limiter = limiterOf('reads', points, secondsPerMinute);
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, taken, { customDuration: seconds });
    return { taken: consumedPoints, endsInMs: msBeforeNext };
  });
  return {
    takeRead(key, points, seconds) {
      const waitMs = points === 0 ? undefined : reads.take(key, points, seconds);
      if (waitMs !== undefined) throw tooMany(waitMs);
    },
    async take(name, key, points, seconds) {
      if (points === 0) return 0;
      try {
        // A refused key needs no query until its window ends, because nothing lifts such a limit.
        return (await limiterOf(name, points, seconds, points + 1).consume(key)).consumedPoints;
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
      }
    },
    async takeReturnable(name, key, points, seconds) {
      if (points === 0) return;
      const limiter = limiterOf(name, points, seconds);
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        await limiter.reward(key);
        throw tooMany(error.msBeforeNext);
      }
    },
    async left(name, key, points, seconds) {
      const counter = points > 0 ? await limiterOf(name, points, seconds).get(key) : null;
      const taken = counter?.consumedPoints ?? 0;
      return {
        left: points === 0 ? Number.MAX_SAFE_INTEGER : Math.min(points, Math.max(0, points - taken)),
        resetsAt: counter && taken > 0 ? new Date(Date.now() + counter.msBeforeNext) : null,
      };
    },
    async check(name, key, points, seconds) {
      if (points === 0) return;
      const counter = await limiterOf(name, points, seconds, points + 1).get(key);
      if (counter && counter.consumedPoints > points) throw tooMany(counter.msBeforeNext);
    },
    async isFirst(name, key, seconds) {
      const { consumedPoints } = await limiterOf(name, Number.MAX_SAFE_INTEGER, seconds).consume(key);
      return consumedPoints === 1;
    },
    async name(name, key, seconds) {
      await limiterOf(name, Number.MAX_SAFE_INTEGER, seconds).set(key, 1, seconds);
    },
    async isNamed(name, key) {
      return (await limiterOf(name, Number.MAX_SAFE_INTEGER, secondsPerDay).get(key)) !== null;
    },
    async takeOrWait(name, key, points, seconds) {
      if (points === 0) return;
      // Not cached in memory, because another replica may lift the wait.
      const limiter = limiterOf(name, points, seconds);
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (error.consumedPoints !== points + 1) throw tooMany(error.msBeforeNext);
        const { consumedPoints: times } = await limiterOf(
          `${name}-again`,
          Number.MAX_SAFE_INTEGER,
          secondsPerDay,
        ).penalty(key);
        const wait = Math.min(firstWaitSeconds * 2 ** (times - 1), maxWaitSeconds);
        await limiter.set(key, waitingPoints, wait);
        throw tooMany(wait * 1000);
      }
    },
    async release(name, key, points, seconds) {
      if (points > 0) await limiterOf(name, points, seconds).reward(key);
    },
    async reset(name, key) {
      await pool.query('delete from rate_limits where key in ($1, $2)', rowsOf(name, key));
    },
    async resetAll(name, keyStart) {
      const text = 'delete from rate_limits where starts_with(key, $1) or starts_with(key, $2)';
      await pool.query(text, rowsOf(name, keyStart));
    },
  };
}

/** Returns the keys of the rows with a key's points and its number of waits. */
function rowsOf(name: string, key: string): string[] {
  return [`${name}:${key}`, `${name}-again:${key}`];
}

function tooMany(waitMs: number): FeatureError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new FeatureError(
    429,
    'limits.requests',
    `There were too many requests from your connection. Nothing was changed. Please try again in ${waitText(seconds)}.`,
    {
      retryAfterSeconds: seconds,
    },
  );
}
