import type { PaidWork } from '@aw/contracts/experts/profile';
import type { Database } from '@aw/db';
import * as experts from '@aw/db/experts';

/**
 * Adds what an expert earned with an answer or a verification, at the current rate, once per source (such as
 * `answer:17`). Returns false if it was added before. The caller has locked the user, so that a merge includes it.
 */
export async function addEarning(
  db: Database,
  { userId, kind, source }: { userId: string; kind: PaidWork; source: string },
): Promise<boolean> {
  const rate = await experts.findRate(db, kind);
  return experts.insertEarning(db, {
    userId,
    reason: kind,
    source,
    amountMinor: rate.amount_minor,
    currency: rate.currency,
  });
}
