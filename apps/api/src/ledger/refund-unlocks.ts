import { countCreditEntries, type Database, deleteUnlocks, insertCreditEntry } from '@aw/db';
import { unlockPrice } from '@aw/pricing';

/** Gives everybody who paid for the document their credit back, and ends their unlock. The caller holds the document. */
export async function refundUnlocks(trx: Database, documentId: number): Promise<void> {
  for (const userId of await deleteUnlocks(trx, documentId)) {
    const entry = { userId, reason: 'unlock_refund' as const, documentId };
    const number = 1 + (await countCreditEntries(trx, entry));
    await insertCreditEntry(trx, {
      ...entry,
      delta: unlockPrice,
      source: `unlock_refund:${documentId}:${number}`,
    });
  }
}
