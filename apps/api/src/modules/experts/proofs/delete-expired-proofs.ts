import * as experts from '@aw/db/experts';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { releaseBytes } from '../../../server/files/release-bytes';

const maxPerRun = 500;

/** Deletes proofs whose time is over, see `proofRemovalTime`. A later step of the clean-up removes their bytes. */
export async function deleteExpiredProofs(ctx: Context): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    for (const { file_sha256: sha256, status } of await experts.deleteExpiredProofs(ctx.db, now, maxPerRun))
      await releaseBytes(ctx.db, { sha256, isRead: status !== 'checking' }, now);
  });
}
