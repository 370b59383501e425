import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import type { StaffContext, UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { ownGroup } from '../../../server/files/queue-group';
import { lockActiveUser } from '../../../server/lock-user';
import {
  appealClosed,
  appealNotFound,
  appealNotOpen,
  documentNotFound,
  notRefused,
} from '../documents.errors';
import { queueChecks } from '../processing/queue-checks';
import { restoreDocument } from '../remove-document';
import { isAboutThisDecision, isDecidedAgainst } from './appeal.policy';

/** Appeals against the refusal or removal of the acting person's own upload. Each decision can be appealed once. */
export async function appealRefusal(
  ctx: UserContext,
  id: number,
  message: string,
): Promise<{ status: 'open' }> {
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const document = await documents.lock(ctx.db, id);
    if (document?.uploader_id !== ctx.userId) throw documentNotFound();
    if (!isDecidedAgainst(document)) throw notRefused();
    const earlier = await documents.findLatestAppeal(ctx.db, id);
    if (earlier && isAboutThisDecision(document, earlier)) throw appealClosed();
    await documents.insertAppeal(ctx.db, { documentId: id, userId: ctx.userId, message });
    return { status: 'open' };
  });
}

/**
 * Answers an appeal. If it is granted, a removed document is restored, and a refused one is checked again and may be a
 * duplicate. Returns the id of the document.
 */
export async function decideAppeal(
  ctx: StaffContext,
  appealId: number,
  input: { decision: 'grant' | 'deny'; answer: string },
): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const unlockedAppeal = await documents.findAppeal(ctx.db, appealId);
    if (!unlockedAppeal) throw appealNotFound();
    // Lock order: the person, the document, the appeal.
    const document = await documents.lockWithUploader(ctx.db, unlockedAppeal.document_id);
    if (!document) throw documentNotFound();
    const appeal = await documents.lockAppeal(ctx.db, appealId);
    if (!appeal) throw appealNotFound();
    if (appeal.status !== 'open') throw appealNotOpen();
    const status = input.decision === 'grant' ? 'granted' : 'denied';
    await documents.decideAppeal(ctx.db, appealId, status, input.answer);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: `appeal.${status}`,
      target: `document:${document.id}`,
      before: { status: 'open' },
      after: { status, answer: input.answer },
    });
    if (input.decision === 'deny') return document.id;
    if (document.deleted_at !== null) await restoreDocument(ctx, document.id);
    if (document.status === 'refused') {
      const queueGroup = ownGroup({ userId: document.uploader_id });
      await documents.update(ctx.db, document.id, {
        status: 'processing',
        step: 'received',
        reason: null,
        refusal_code: null,
        // Only a decision about a copy is a decision about copies.
        is_duplicate_allowed:
          document.is_duplicate_allowed ||
          ['duplicate', 'removed_work'].includes(document.refusal_code ?? ''),
        ocr_pages: null,
        slow_reads: 0,
        queue_group: queueGroup,
      });
      await queueChecks(ctx, document.id, queueGroup);
    }
    return document.id;
  });
}
