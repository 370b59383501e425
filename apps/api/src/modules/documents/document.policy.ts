import type { WaitReason } from '@aw/contracts/documents/shapes';
import type { Database } from '@aw/db';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import * as users from '@aw/db/users';
import { freePages } from '@aw/pricing';
import { readerVersion } from '../../adapters/pages/reader-version';
import type { Config } from '../../config/config';
import type { Context } from '../../context';
import { authRequired } from '../../errors/feature-error';
import { documentUnchecked } from './documents.errors';

/** Reason of a hold, as staff read it, of a public document that turned out to match a removed work. */
export const removedWorkHold = 'It matches a work that was removed because of copyright.';

/** Columns that decide who may see a document. */
export type AccessColumns = {
  uploader_id: string;
  page_count: number;
  is_listed: boolean | null;
  is_removed_for_cause: boolean;
  is_unlocked: boolean;
};

/** Rights of a person to a document. */
export type Access = { isOwn: boolean; isUnlocked: boolean; visiblePages: number };

/**
 * Returns the rights of a person to a document, or undefined if it does not exist for them. Their own and unlocked
 * documents are visible in full, listed ones up to the free pages. After a removal for cause only the uploader sees it.
 */
export function accessOf(document: AccessColumns, userId: string | undefined): Access | undefined {
  const isOwn = userId !== undefined && document.uploader_id === userId;
  const isUnlocked = isOwn || (document.is_unlocked && !document.is_removed_for_cause);
  if (!isUnlocked && !document.is_listed) return undefined;
  return {
    isOwn,
    isUnlocked,
    visiblePages: isUnlocked ? document.page_count : freePages(document.page_count),
  };
}

/** Returns whether staff removed a document, either by a decision with a reason or with Delete All. */
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

/**
 * Returns since when a document has been out of the library because of staff, its uploader or a hold. Null if it is in.
 */
export function outOfLibrarySince(document: OutOfLibrary): Date | null {
  return isRemovedByStaff(document) ? document.deleted_at : (document.withdrawn_at ?? document.held_at);
}

/**
 * Returns why staff must decide, or have decided, whether a document counts. Null if no decision was needed. Earlier
 * releases stored no reason, so it follows from the other columns.
 */
export function waitReasonOf({
  originality,
  wait_reason,
  similar_to,
}: Pick<DocumentRow, 'originality' | 'wait_reason' | 'similar_to'>): WaitReason | null {
  if (wait_reason !== null) return wait_reason;
  return originality === 'waiting' || (originality !== 'copy' && similar_to !== null) ? 'similar' : null;
}

/**
 * Returns whether a person may read the library. With LIBRARY_ACCESS=account only registered people may. `userId` is
 * undefined for somebody without a session.
 */
export async function hasLibraryAccess(
  db: Database,
  config: Config,
  userId: string | undefined,
): Promise<boolean> {
  if (config.LIBRARY_ACCESS === 'session') return true;
  if (userId === undefined) return false;
  const user = await users.find(db, userId);
  return user?.is_anonymous === false;
}

/** Throws 401 for people who may not read the library. */
export async function requireLibraryAccess(db: Database, config: Config, userId: string): Promise<void> {
  if (!(await hasLibraryAccess(db, config, userId))) throw authRequired();
}

/**
 * Returns whether a person may read the visible pages of a document: always if it is their own, and otherwise only if they
 * may read the library, even if they unlocked it earlier.
 */
export function mayRead({ isOwn }: Pick<Access, 'isOwn'>, isLibraryOpen: boolean): boolean {
  return isOwn || isLibraryOpen;
}

/** Throws 401 for people who may not read a document. */
export async function requireReading(
  { db, config }: Pick<Context, 'db' | 'config'>,
  access: Pick<Access, 'isOwn'>,
  userId: string | undefined,
): Promise<void> {
  if (!mayRead(access, await hasLibraryAccess(db, config, userId))) throw authRequired();
}

/**
 * Throws 409 if the text of a page was not compared with its picture: invisible words could be instructions to a model.
 */
export async function requireCheckedText(db: Database, documentId: number): Promise<void> {
  const unchecked = await documents.findUncheckedPage(db, documentId, readerVersion);
  if (unchecked) throw documentUnchecked({ isDue: unchecked.is_due });
}
