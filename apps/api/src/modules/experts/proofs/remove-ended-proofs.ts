import * as experts from '@aw/db/experts';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { releaseBytes } from '../../../server/files/release-bytes';

const mostAtOnce = 500;

/** Takes out the proofs whose time after a decision, or without any application, is over; their bytes go with the clean-up. */
export async function removeEndedProofs(ctx: Context): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    for (const { file_sha256: sha256, status } of await experts.deleteEndedProofs(ctx.db, now, mostAtOnce))
      await releaseBytes(ctx.db, { sha256, isRead: status !== 'checking' }, now);
  });
}
