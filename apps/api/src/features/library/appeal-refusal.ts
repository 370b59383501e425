import { findLatestAppeal, insertAppeal, lockDocument } from '@aw/db';
import type { UserContext } from '../../context';
import { lockActiveUser } from '../../ledger/lock-user';
import { isAboutThisDecision, isDecidedAgainst } from './appeal.policy';
import { appealClosed, documentNotFound, notRefused } from './library.errors';

/** Asks staff to look again at an own upload that was refused or removed; one appeal per decision. */
export async function appealRefusal(
  ctx: UserContext,
  id: number,
  message: string,
): Promise<{ status: 'open' }> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockActiveUser(trx, ctx.userId);
    const document = await lockDocument(trx, id);
    if (document?.uploader_id !== ctx.userId) throw documentNotFound();
    if (!isDecidedAgainst(document)) throw notRefused();
    const earlier = await findLatestAppeal(trx, id);
    if (earlier && isAboutThisDecision(document, earlier)) throw appealClosed();
    await insertAppeal(trx, { documentId: id, userId: ctx.userId, message });
    return { status: 'open' };
  });
}
