import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { FeatureError } from '../../errors/feature-error';

/** Cost of one Argon2id hash: memory in KiB, passes over it, and parallel lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** RFC 9106, section 4, second recommended option: 64 MiB, 3 passes, 4 lanes. */
const recommended: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

export type Passwords = {
  /** Hashes with Argon2id. The result contains the parameters. Throws 503 `auth.busy` if too many wait already. */
  hash(password: string): Promise<string>;
  /**
   * Returns whether a password matches a hash. Without a hash it takes as long and returns false. Throws 503
   * `auth.busy` if too many wait already.
   */
  isRight(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

/**
 * Queue of all Argon2id calls of this process. Each takes 64 MiB and one of the four threads that also read files, so
 * two run at once and the others wait.
 */
export const passwordQueue = new PQueue({ concurrency: 2 });

/** Maximum number of waiting calls. On a slow core each takes 0.1 to 0.2 seconds. */
export const maxPasswordQueue = 32;

const busy = () =>
  new FeatureError(
    503,
    'auth.busy',
    'A lot of people are signing in right now. Nothing was changed. Please try again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

/**
 * Creates functions that hash and check passwords. The cost is not configurable; tests that do not depend on it
 * choose a cheap one.
 */
export function createPasswords(cost: PasswordCost = recommended): Passwords {
  // An unknown account takes as long as a wrong password.
  const nobody = hashOfNothing(cost);
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), cost)),
    async isRight(passwordHash, password) {
      const isRight = await inTurn(() => verify(passwordHash ?? nobody, password.normalize('NFKC')));
      return isRight && Boolean(passwordHash);
    },
  };
}

/**
 * Returns a hash that no password matches. Nothing is hashed at start, and comparing with it costs as much as with a
 * real one.
 */
function hashOfNothing({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, tag] = [16, 32].map((size) => randomBytes(size).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${tag}`;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (passwordQueue.size >= maxPasswordQueue) throw busy();
  return passwordQueue.add(work);
}
