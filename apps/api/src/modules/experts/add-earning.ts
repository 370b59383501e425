import type { PaidWork } from '@aw/contracts/experts/profile';
import type { Database } from '@aw/db';
import * as experts from '@aw/db/experts';

/**
 * Adds what an expert earned with an answer or a verification, at the rate in force, once for each source (such as
 * `answer:17`); false when it was added before. The caller holds the person's row, so that a merge takes it along.
 */
export async function addEarning(
  db: Database,
  { userId, kind, source }: { userId: string; kind: PaidWork; source: string },
): Promise<boolean> {
  const rate = await experts.findExpertRate(db, kind);
  return experts.insertEarning(db, {
    userId,
    reason: kind,
    source,
    amountMinor: rate.amount_minor,
    currency: rate.currency,
  });
}
