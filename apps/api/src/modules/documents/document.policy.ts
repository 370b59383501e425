import type { WaitReason } from '@aw/contracts/documents/shapes';
import type { Database } from '@aw/db';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import * as users from '@aw/db/users';
import { freePages } from '@aw/pricing';
import { readerVersion } from '../../adapters/pages/reader-version';
import type { Config } from '../../config/config';
import { authRequired } from '../../errors/feature-error';
import { documentUnchecked } from './documents.errors';

/** What decides who may see a document. */
export type Guarded = {
  uploader_id: string;
  page_count: number;
  is_listed: boolean | null;
  is_removed_for_cause: boolean;
  is_unlocked: boolean;
};

/** What somebody may do with a document; undefined when it does not exist for them. */
export type Access = { isOwn: boolean; isUnlocked: boolean; visiblePages: number };

/** Own and unlocked documents are seen in full, for ever; listed ones by everybody up to the free pages. What is removed for cause is its uploader's only. */
export function accessOf(document: Guarded, userId: string | undefined): Access | undefined {
  const isOwn = userId !== undefined && document.uploader_id === userId;
  const isUnlocked = isOwn || (document.is_unlocked && !document.is_removed_for_cause);
  if (!isUnlocked && !document.is_listed) return undefined;
  return {
    isOwn,
    isUnlocked,
    visiblePages: isUnlocked ? document.page_count : freePages(document.page_count),
  };
}

/** True for a document that staff removed: by a decision, which has a reason, or by a Delete All. */
export function isRemovedByStaff(document: {
  deleted_reason: string | null;
  deletion_id: string | null;
}): boolean {
  return document.deleted_reason !== null || document.deletion_id !== null;
}

type OutOfLibrary = {
  deleted_at: Date | null;
  deleted_reason: string | null;
  deletion_id: string | null;
  withdrawn_at: Date | null;
  held_at: Date | null;
};

/** Since when staff, its uploader or a hold keep a document out of the library; null for one that nobody keeps out. */
export function outSince(document: OutOfLibrary): Date | null {
  return isRemovedByStaff(document) ? document.deleted_at : (document.withdrawn_at ?? document.held_at);
}

/** Why a person decides or has decided whether a document counts; null where nobody had to. Earlier releases stored no reason. */
export function waitReasonOf({
  originality,
  wait_reason,
  similar_to,
}: Pick<DocumentRow, 'originality' | 'wait_reason' | 'similar_to'>): WaitReason | null {
  if (wait_reason !== null) return wait_reason;
  return originality === 'waiting' || (originality !== 'copy' && similar_to !== null) ? 'similar' : null;
}

/** With LIBRARY_ACCESS=account the library opens to registered people only. */
export async function hasLibraryAccess(db: Database, config: Config, userId: string): Promise<boolean> {
  if (config.LIBRARY_ACCESS === 'session') return true;
  const user = await users.findUser(db, userId);
  return user?.is_anonymous === false;
}

/** Throws 401 for who may not read the library. */
export async function requireLibraryAccess(db: Database, config: Config, userId: string): Promise<void> {
  if (!(await hasLibraryAccess(db, config, userId))) throw authRequired();
}

/** Throws 409 where a page's text was not compared with what it shows: unseen words could be meant for a model. */
export async function requireCheckedText(db: Database, documentId: number): Promise<void> {
  const unchecked = await documents.findUncheckedText(db, documentId, readerVersion);
  if (unchecked) throw documentUnchecked({ isDue: unchecked.is_due });
}
