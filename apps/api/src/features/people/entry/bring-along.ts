import type { Belongings } from '@aw/contracts/accounts';
import { countBelongings, type Database, type lockPair } from '@aw/db';
import { mergePeople } from './merge-people';

type Person = Awaited<ReturnType<typeof lockPair>>[number];

/**
 * Merges this browser's anonymous person, whose row the caller holds, into the one who signs in; gives what came along,
 * null when there was nobody.
 */
export async function bringAlong(
  trx: Database,
  person: Person | undefined,
  into: string,
): Promise<Belongings | null> {
  // Of two tabs that sign in at once, the second finds nobody left to bring.
  if (!person?.is_anonymous || person.merged_into || person.erased_at || person.suspended_at) return null;
  const brought = await countBelongings(trx, person.id);
  await mergePeople(trx, person.id, into, `user:${into}`);
  return brought;
}
