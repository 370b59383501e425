import { hash } from 'node:crypto';
import { waitText } from '@aw/contracts/duration-text';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { addressKey } from '../security/address-key';

const quarterHour = 15 * 60;

export type Guesses = {
  /** Does what the try is for; one that the server was too busy to look at (503) is given back. */
  spend<T>(work: () => Promise<T>): Promise<T>;
  /** Gives the tries back: this one was right. */
  forget(): Promise<void>;
};

/** A stranger needs at least so many addresses to lock somebody out who is elsewhere. */
const places = 5;

/**
 * Counts a try to guess a secret before it is looked at, so that many at once help nobody: per address, per account at
 * this address, and with a higher ceiling per account everywhere; throws 429 when there were too many. Each time that
 * happens within a day, the wait doubles.
 */
export async function countAttempt(
  ctx: Context,
  name: string,
  account: string,
  address: string,
): Promise<Guesses> {
  const { LIMIT_SIGNIN_FAILURES: perAccount, LIMIT_SIGNIN_FAILURES_PER_ADDRESS: perAddress } = ctx.config;
  const [who, where] = [accountKey(account), addressKey(address)];
  const names = namesOf(name);
  const place = [`${name}-address`, where, perAddress, quarterHour] as const;
  const here = [names.here, `${who}|${where}`, perAccount, quarterHour] as const;
  const everywhere = [names.everywhere, who, perAccount * places, quarterHour] as const;
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
      await ctx.limits.reset(names.here, `${who}|${where}`);
      await ctx.limits.reset(names.everywhere, who);
      await ctx.limits.release(...place);
    },
  };
}

/** Ends every wait for an account, at every address, as after its secret was set anew. */
export async function forgiveAccount(ctx: Context, name: string, account: string): Promise<void> {
  const names = namesOf(name);
  await ctx.limits.resetAll(names.here, accountKey(account));
  await ctx.limits.reset(names.everywhere, accountKey(account));
}

const namesOf = (name: string) => ({ here: `${name}-account`, everywhere: `${name}-everywhere` });

/** The database folds letters beyond ASCII otherwise than we do, so accounts with them share one count. Of one length. */
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
