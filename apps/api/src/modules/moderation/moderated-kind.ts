import { type ReportKind, reportKinds } from '@aw/contracts/moderation/reasons';
import type { PostState } from '@aw/contracts/moderation/staff';
import { isGranted, type Permission } from '@aw/contracts/staff/permissions';
import type { Database } from '@aw/db';
import type { StaffContext } from '../../context';

/** A post as the list of cases shows it. */
export type PostSummary = { id: number; title: string; excerpt: string; state: PostState };

/** A post with everything that a decision about it needs. */
export type Post = {
  title: string;
  state: PostState;
  /** Source text, and the HTML compiled from it; null for plain text. */
  source: string;
  html: string | null;
  /** Pages that have images. */
  pages: { number: number; width: number; height: number }[];
  /** Null if no user wrote it. */
  authorId: string | null;
  createdAt: Date;
  /** The rule that holds it for review, if any. */
  heldBecause: string | null;
  /** Reason of the removal, as its author sees it. */
  removedReason: string | null;
  duplicateOf: { id: number; title: string } | null;
};

export type Removal = { reason: string; isForCause: boolean; isForCopyright?: boolean | undefined };

/** Functions through which moderation reads and changes one kind of post. */
export type ModeratedKind = {
  /** Permission that staff need to decide about it. */
  permission: Permission;
  /** Returns the path of its page; `listPath` is the page that lists all posts of the kind. */
  pathOf: (db: Database, id: number) => Promise<string>;
  listPath: string;
  /** Locks it for a report; undefined if it does not exist or this person may not see it. */
  see: (db: Database, id: number, userId: string) => Promise<{ isOwn: boolean } | undefined>;
  /** Returns the existing posts among these ids, in any state. */
  list: (db: Database, ids: readonly number[]) => Promise<PostSummary[]>;
  find: (db: Database, id: number) => Promise<Post | undefined>;
  /** Counts a person's posts, and those that staff removed. */
  countOf: (db: Database, authorId: string) => Promise<{ posts: number; removed: number }>;
  /**
   * Locks it for a decision, after the rows that must be locked first; `other` is the original of a duplicate. Returns
   * false if it does not exist.
   */
  hold: (db: Database, id: number, other?: number) => Promise<boolean>;
  /** Publishes a held post, for kinds that can be held. */
  approve?: (ctx: StaffContext, id: number) => Promise<void>;
  /** Removes it, notifies its author of the reason and upholds its reports. Does nothing if it is removed already. */
  remove: (ctx: StaffContext, id: number, removal: Removal) => Promise<void>;
  /** Restores it and reverts the decision against it. */
  restore: (ctx: StaffContext, id: number) => Promise<void>;
  /** Marks it as a duplicate of another post, for kinds that can be duplicates. */
  markDuplicate?: (ctx: StaffContext, id: number, other: number) => Promise<void>;
  clearDuplicate?: (ctx: StaffContext, id: number) => Promise<void>;
};

/**
 * All kinds of posts that can be held or reported. Passed in by `modules/index.ts`, because their modules import
 * moderation.
 */
export type ModeratedKinds = Readonly<Record<ReportKind, ModeratedKind>>;

/** Returns the kinds that a role may decide about. */
export function kindsOf(kinds: ModeratedKinds, role: string): ReportKind[] {
  return reportKinds.filter((kind) => isGranted(role, kinds[kind].permission));
}
