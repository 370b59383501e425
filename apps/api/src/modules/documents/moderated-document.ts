import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import * as moderation from '@aw/db/moderation';
import type { ModeratedKind, Post } from '../moderation/moderated-kind';
import { approveDocument } from './approve-document';
import { accessOf } from './document.policy';
import { removeDocument, restoreDocument } from './remove-document';

/**
 * Moderation of documents. Changes of their texts can be held, a removal for cause withdraws what they earned, and their
 * uploaders can appeal.
 */
export const documentKind: ModeratedKind = {
  permission: 'documents.moderate',
  pathOf: async (_, id) => `/documents/${id}`,
  listPath: '/documents',
  async see(db, id, userId) {
    const document = await documents.lock(db, id);
    if (!document) return undefined;
    const is_unlocked = await documents.hasUnlocked(db, userId, id);
    const access = accessOf({ ...document, is_unlocked }, userId);
    return access && { isOwn: access.isOwn };
  },
  list: moderation.listModeratedDocuments,
  find: findDocumentPost,
  countOf: moderation.countModeratedDocuments,
  hold: async (db, id) => (await documents.lockWithUploader(db, id)) !== undefined,
  approve: approveDocument,
  remove: removeDocument,
  restore: restoreDocument,
};

async function findDocumentPost(db: Database, id: number): Promise<Post | undefined> {
  const row = await moderation.findModeratedDocument(db, id);
  if (!row) return undefined;
  return {
    title: row.title,
    state: row.state,
    source: row.description ?? '',
    html: null,
    pages: await documents.listPages(db, id),
    authorId: row.uploader_id,
    createdAt: row.uploaded_at,
    heldBecause: row.held_because,
    removedReason: row.deleted_reason ?? row.reason,
    duplicateOf: null,
  };
}
