import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { FeatureError } from '../../errors/feature-error';

/** What one Argon2id takes: memory in KiB, passes over it, and lanes that work at once. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** RFC 9106, section 4, second recommended option: 64 MiB, 3 passes, 4 lanes. */
const recommended: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

export type Passwords = {
  /** Argon2id, with its parameters in the text that it gives; throws 503 `auth.busy` when too many wait already. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one behind a hash; takes as long without a hash, and is then false. Throws 503 `auth.busy`
   * when too many wait already.
   */
  isRight(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

/**
 * Every Argon2id of this process. Each takes 64 MiB and one of the four threads that files are read by as well, so two
 * run at once and the others wait their turn.
 */
export const passwordQueue = new PQueue({ concurrency: 2 });

/** Most that wait for their turn; on a slow core each takes a tenth of a second or two. */
export const longestPasswordQueue = 32;

const busy = () =>
  new FeatureError(
    503,
    'auth.busy',
    'A lot of people are signing in right now. Nothing was changed. Please try again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

/** Hashes and checks passwords. No setting changes what a hash costs; tests that are not about it name a cheap one. */
export function createPasswords(cost: PasswordCost = recommended): Passwords {
  // An unknown account costs the same time as a wrong password.
  const nobody = hashOfNothing(cost);
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), cost)),
    async isRight(passwordHash, password) {
      const isRight = await inTurn(() => verify(passwordHash ?? nobody, password.normalize('NFKC')));
      return isRight && Boolean(passwordHash);
    },
  };
}

/** A hash that no password has: with it nothing is hashed at the start, and comparing with it costs the same. */
function hashOfNothing({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, tag] = [16, 32].map((size) => randomBytes(size).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${tag}`;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (passwordQueue.size >= longestPasswordQueue) throw busy();
  return passwordQueue.add(work);
}
