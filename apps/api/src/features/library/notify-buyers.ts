import { findDocument, listRefunded } from '@aw/db';
import type { Context } from '../../context';
import { mailUser } from '../../mail/mail-user';

/** Mails everybody who got a credit back for a document, as a job: all of them or, when it fails, none. */
export async function notifyBuyers(
  ctx: Context,
  { documentId, moment }: { documentId: number; moment: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const document = await findDocument(trx, documentId);
    if (!document) return;
    for (const userId of await listRefunded(trx, documentId, moment))
      await mailUser(ctx, trx, userId, { kind: 'unlock_refunded', title: document.title });
  });
}
