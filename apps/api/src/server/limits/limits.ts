import { waitText } from '@aw/contracts/duration-text';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { FeatureError } from '../../errors/feature-error';
import { createReadLimit } from './read-limit';

export type Limits = {
  /**
   * Takes one of `points` per `seconds` for a key, and gives how many are taken now; throws 429 with the reset time when
   * none is left. 0 points is no limit, of which nothing is counted.
   */
  take(name: string, key: string, points: number, seconds: number): Promise<number>;
  /**
   * The same for reads, without waiting for the shared count: this process counts first and settles with the others in
   * the background, so that together they may let pass a few more.
   */
  takeRead(key: string, points: number, seconds: number): void;
  /** The same as `take` for what `release` may give back: who is refused uses nothing up, and nothing is kept in memory. */
  takeReturnable(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** How many of `points` a key has left, and when it has all of them again; null while none is taken. 0 points is no limit. */
  left(
    name: string,
    key: string,
    points: number,
    seconds: number,
  ): Promise<{ left: number; resetsAt: Date | null }>;
  /** Throws the same 429 when the key was refused within these seconds, without taking anything. */
  check(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** True when a key is named for the first time within the seconds; `reset` forgets it. */
  isFirst(name: string, key: string, seconds: number): Promise<boolean>;
  /** Names a key for so many seconds from now on, whether it was named before or not. */
  name(name: string, key: string, seconds: number): Promise<void>;
  /** Whether a key is named, by `isFirst` or `name`, without naming it. */
  isNamed(name: string, key: string): Promise<boolean>;
  /** The same as `take`, but each time that none is left within a day, the wait doubles: from one minute up to four hours. */
  takeOrWait(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** Gives one point back. */
  release(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** Forgets what a key of a `takeOrWait` name has used, and how often it had to wait, on every replica. */
  reset(name: string, key: string): Promise<void>;
  /** The same for every key that begins so. It reads the whole table, so it is for what happens rarely. */
  resetAll(name: string, keyStart: string): Promise<void>;
};

const minute = 60;
const day = 24 * 60 * minute;
const firstWait = 60;
const longestWait = 4 * 60 * 60;
/** Points of a key that waits: more than tries or points given back can reach. */
const waiting = 1_000_000_000;

/** Limits counted in Postgres, so that every replica sees the same count. */
export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: string, points: number, seconds: number, inMemoryBlockOnConsumed = 0) => {
    const id = `${name}:${points}:${seconds}:${inMemoryBlockOnConsumed}`;
    const known = limiters.get(id);
    if (known) return known;
    const made = new RateLimiterPostgres({
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
    limiters.set(id, made);
    return made;
  };
  const reads = createReadLimit(async (key, taken, points, seconds) => {
    const limiter = limiterOf('reads', points, minute);
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
        // Whoever has none left needs no query until the time is over; nothing lifts such a limit.
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
      const known = points > 0 ? await limiterOf(name, points, seconds).get(key) : null;
      const taken = known?.consumedPoints ?? 0;
      return {
        left: points === 0 ? Number.MAX_SAFE_INTEGER : Math.min(points, Math.max(0, points - taken)),
        resetsAt: known && taken > 0 ? new Date(Date.now() + known.msBeforeNext) : null,
      };
    },
    async check(name, key, points, seconds) {
      if (points === 0) return;
      const known = await limiterOf(name, points, seconds, points + 1).get(key);
      if (known && known.consumedPoints > points) throw tooMany(known.msBeforeNext);
    },
    async isFirst(name, key, seconds) {
      const { consumedPoints } = await limiterOf(name, Number.MAX_SAFE_INTEGER, seconds).consume(key);
      return consumedPoints === 1;
    },
    async name(name, key, seconds) {
      await limiterOf(name, Number.MAX_SAFE_INTEGER, seconds).set(key, 1, seconds);
    },
    async isNamed(name, key) {
      return (await limiterOf(name, Number.MAX_SAFE_INTEGER, day).get(key)) !== null;
    },
    async takeOrWait(name, key, points, seconds) {
      if (points === 0) return;
      // Nothing is kept in memory here, because another replica may lift the wait.
      const limiter = limiterOf(name, points, seconds);
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (error.consumedPoints !== points + 1) throw tooMany(error.msBeforeNext);
        const { consumedPoints: times } = await limiterOf(
          `${name}-again`,
          Number.MAX_SAFE_INTEGER,
          day,
        ).penalty(key);
        const wait = Math.min(firstWait * 2 ** (times - 1), longestWait);
        await limiter.set(key, waiting, wait);
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

/** A key's rows: what it has used, and how often it had to wait. */
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
