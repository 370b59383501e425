import { draftLifeMs } from '@aw/contracts/documents/upload-drafts';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import * as users from '@aw/db/users';
import { contentKey } from '../../../adapters/files/file-keys';
import type { Context, UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { releaseBytes } from '../../../server/files/release-bytes';

const maxPerRun = 1_000;

/** Deletes a draft of the acting person. A draft of another person, or a missing one, does not change. */
export async function removeOwnDraft(ctx: UserContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await users.lock(ctx.db, ctx.userId);
    const draft = await lockWithFile(ctx.db, id);
    if (draft?.user_id === ctx.userId) await deleteDraft(ctx, draft);
  });
}

/** Deletes a draft whose file was refused or whose hour is over. Its bytes are removed by a later step of the clean-up. */
export async function removeDraft(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // The person is locked before the draft, always in this order.
    const before = await documents.findDraft(ctx.db, id);
    if (!before) return;
    await users.lock(ctx.db, before.user_id);
    const draft = await lockWithFile(ctx.db, id);
    if (draft) await deleteDraft(ctx, draft);
  });
}

/** Deletes drafts whose hour is over, whichever process received them. */
export async function deleteExpiredDrafts(ctx: Context): Promise<void> {
  const until = new Date(ctx.now().getTime() - draftLifeMs);
  for (const id of await documents.listExpiredDrafts(ctx.db, until, maxPerRun)) await removeDraft(ctx, id);
}

/** Deletes the drafts of people who are erased, in the caller's transaction. */
export async function deleteDraftsOfUsers(db: Database, userIds: string[], now: Date): Promise<void> {
  const hashes = await documents.listDraftFiles(db, userIds);
  for (const sha256 of hashes) await documents.lockFileHash(db, sha256);
  for (const draft of await documents.deleteDraftsOfUsers(db, userIds)) await releaseDraft(db, draft, now);
}

/**
 * Locks a draft after the hash of its file, as a removal of the same bytes does. The caller has locked its person, so that
 * no file arrives meanwhile.
 */
async function lockWithFile(db: Database, id: string): Promise<documents.UploadDraftRow | undefined> {
  const before = await documents.findDraft(db, id);
  if (before?.arrived_sha256) await documents.lockFileHash(db, before.arrived_sha256);
  return documents.lockDraft(db, id);
}

async function deleteDraft(ctx: Pick<Context, 'db' | 'now'>, draft: documents.UploadDraftRow): Promise<void> {
  await documents.deleteDraft(ctx.db, draft.id);
  await users.addStoredBytes(ctx.db, draft.user_id, -draft.size_bytes);
  await releaseDraft(ctx.db, draft, ctx.now());
}

/** Releases the bytes of a deleted draft, including those that a process stored just before it died. */
async function releaseDraft(db: Database, draft: documents.UploadDraftRow, now: Date): Promise<void> {
  const { arrived_sha256: sha256, size_bytes: sizeBytes } = draft;
  if (sha256 === null) return;
  await documents.lockFileHash(db, sha256);
  // Bytes are removed with the row of their file, which such a process has not inserted.
  await documents.upsertFile(db, { sha256, sizeBytes, storageKey: contentKey(sha256) });
  await releaseBytes(db, { sha256, isRead: true }, now);
}
