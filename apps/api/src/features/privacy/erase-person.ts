import {
  blankDocuments,
  blankMessagesOf,
  blankOrderFiles,
  blankOrders,
  blankQuestions,
  blankRequests,
  type Database,
  deletePrivateRows,
  deleteRatings,
  deleteSubscriber,
  eraseUsers,
  forgetDeciders,
  insertAudit,
  listUsersOf,
  lockDueErasure,
  lockErasedDocuments,
  lockErasedOrders,
  lockQuestionsOf,
} from '@aw/db';
import type { Context } from '../../context';
import { letGoOfBytes } from '../../files/let-go';
import { refundUnlocks } from '../../ledger/refund-unlocks';
import { queueMail } from '../../mail/queue-mail';
import { addressHash } from '../../security/address-hash';

/**
 * Erases a person, and whoever was merged into them, in one transaction; false when it was undone or done meanwhile.
 * Stored bytes go afterwards, by `removeErasedFiles`. The last mail is a row of this transaction as well; ending it,
 * sent or failed, blanks its address, because the person is erased by then.
 */
export async function eraseUser(ctx: Context, userId: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const now = ctx.now();
    const person = await lockDueErasure(trx, userId, now);
    if (!person) return false;
    const people = await listUsersOf(trx, userId);
    const going = await lockErasedDocuments(trx, people, person.keeps_shared);
    await lockQuestionsOf(trx, people);
    await deletePrivateRows(trx, people);
    await deleteRatings(trx, people);
    await blankRequests(trx, people, now);
    if (!person.keeps_shared) await blankQuestions(trx, people, now);
    await takeOut(ctx, trx, going, now);
    await leaveOrders(trx, people, now);
    const proven = person.email_verified_at ? person.email : null;
    await blankMessagesOf(trx, people, proven, now);
    if (proven !== null) await deleteSubscriber(trx, addressHash(proven));
    if (person.email !== null) {
      const to = { userId, address: person.email, name: person.first_name };
      await queueMail(ctx, trx, to, { kind: 'erased' });
    }
    await eraseUsers(trx, people, now);
    await insertAudit(trx, {
      actor: 'system',
      verb: 'people.erased',
      target: `user:${userId}`,
      after: { people, keepsShared: person.keeps_shared },
    });
    return true;
  });
}

type Going = Awaited<ReturnType<typeof lockErasedDocuments>>;

/** Takes uploads out; who paid for one gets the credit back. */
async function takeOut(ctx: Context, trx: Database, documents: Going, now: Date): Promise<void> {
  if (documents.length === 0) return;
  for (const { id, file_sha256: sha256, status } of documents) {
    await refundUnlocks(ctx, trx, id);
    await letGoOfBytes(trx, { sha256, isRead: status !== 'processing' }, now);
  }
  const ids = documents.map(({ id }) => id);
  await blankDocuments(trx, ids, now);
}

/** Orders stay, without the person: what was paid, when, and what was done stands in the books. */
async function leaveOrders(trx: Database, people: string[], now: Date): Promise<void> {
  await forgetDeciders(trx, people);
  const orders = await lockErasedOrders(trx, people);
  if (orders.length === 0) return;
  for (const file of await blankOrderFiles(trx, orders, now)) await letGoOfBytes(trx, file, now);
  await blankOrders(trx, orders);
}
