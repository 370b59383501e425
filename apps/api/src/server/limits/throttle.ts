import { hash } from 'node:crypto';
import { waitText } from '@aw/contracts/duration-text';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { addressKey } from '../security/address-key';

const quarterHour = 15 * 60;

export type Guesses = {
  /** Runs the attempt. If the server was too busy for it (503), the attempt is not counted. */
  spend<T>(work: () => Promise<T>): Promise<T>;
  /** Stops counting these attempts, because the last one was right. */
  forget(): Promise<void>;
};

/** Number of addresses that an attacker needs at least to lock out a person who is elsewhere. */
const addressFactor = 5;

/**
 * Counts an attempt to guess a secret before it is checked, so that many parallel attempts gain nothing: per address,
 * per account at this address, and with a higher limit per account everywhere. Throws 429 if there were too many.
 * Each time that this happens within a day, the wait doubles.
 */
export async function countAttempt(
  ctx: Context,
  name: string,
  account: string,
  address: string,
): Promise<Guesses> {
  const { LIMIT_SIGNIN_FAILURES: perAccount, LIMIT_SIGNIN_FAILURES_PER_ADDRESS: perAddress } = ctx.config;
  const [accountHash, network] = [accountKey(account), addressKey(address)];
  const names = namesOf(name);
  const place = [`${name}-address`, network, perAddress, quarterHour] as const;
  const here = [names.here, `${accountHash}|${network}`, perAccount, quarterHour] as const;
  const everywhere = [names.everywhere, accountHash, perAccount * addressFactor, quarterHour] as const;
  await ctx.limits.takeOrWait(...place).catch(tooMany);
  await ctx.limits.takeOrWait(...here).catch(tooMany);
  await ctx.limits.takeOrWait(...everywhere).catch(tooMany);
  return {
    async spend(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof FeatureError && error.status === 503)
          for (const taken of [place, here, everywhere]) await ctx.limits.release(...taken);
        throw error;
      }
    },
    async forget() {
      await ctx.limits.reset(names.here, `${accountHash}|${network}`);
      await ctx.limits.reset(names.everywhere, accountHash);
      await ctx.limits.release(...place);
    },
  };
}

/** Ends every wait for an account at all addresses, for example after its secret was replaced. */
export async function forgiveAccount(ctx: Context, name: string, account: string): Promise<void> {
  const names = namesOf(name);
  await ctx.limits.resetAll(names.here, accountKey(account));
  await ctx.limits.reset(names.everywhere, accountKey(account));
}

const namesOf = (name: string) => ({ here: `${name}-account`, everywhere: `${name}-everywhere` });

/**
 * The database folds letters beyond ASCII differently, so accounts with such letters share one count. The key has a
 * fixed length.
 */
function accountKey(account: string): string {
  return hash('sha256', /^[ -~]*$/.test(account) ? account.toLowerCase() : 'beyond ASCII', 'base64url');
}

function tooMany(error: unknown): never {
  if (!(error instanceof FeatureError)) throw error;
  const seconds = error.extra.retryAfterSeconds ?? quarterHour;
  throw new FeatureError(
    429,
    'auth.too_many_attempts',
    `Too many attempts. Nothing was changed. Please try again in ${waitText(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
}
