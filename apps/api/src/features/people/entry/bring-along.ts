import type { Belongings } from '@aw/contracts/accounts';
import { countBelongings, lockPair } from '@aw/db';
import type { Context } from '../../../context';
import { mergePeople } from './merge-people';

/** Merges this browser's anonymous person into the one who signs in; gives what came along, null when there was nobody. */
export async function bringAlong(
  ctx: Context,
  from: string | undefined,
  into: string,
): Promise<Belongings | null> {
  if (from === undefined || from === into) return null;
  return ctx.db.transaction().execute(async (trx) => {
    // Of two tabs that sign in at once, the second finds nobody left to bring.
    const person = (await lockPair(trx, from, into)).find(({ id }) => id === from);
    if (!person?.is_anonymous || person.merged_into || person.erased_at || person.suspended_at) return null;
    const brought = await countBelongings(trx, from);
    await mergePeople(trx, from, into, `user:${into}`);
    return brought;
  });
}
