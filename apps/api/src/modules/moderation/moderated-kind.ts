import { type ReportKind, reportKinds } from '@aw/contracts/moderation/reasons';
import type { PostState } from '@aw/contracts/moderation/staff';
import { isGranted, type Permission } from '@aw/contracts/staff/permissions';
import type { Database } from '@aw/db';
import type { StaffContext } from '../../context';

/** A thing as the list of cases shows it. */
export type PostSummary = { id: number; title: string; excerpt: string; state: PostState };

/** A thing with what a decision about it needs. */
export type Post = {
  title: string;
  state: PostState;
  /** What was typed, and the HTML that it was compiled to; null where it shows as typed. */
  source: string;
  html: string | null;
  /** Pages that have pictures. */
  pages: { number: number; width: number; height: number }[];
  /** Null for what no person of the site wrote. */
  authorId: string | null;
  createdAt: Date;
  /** The rule that holds it; null without one. */
  heldBecause: string | null;
  /** What its author reads of its removal. */
  removedReason: string | null;
  duplicateOf: { id: number; title: string } | null;
};

export type Removal = { reason: string; isForCause: boolean };

/** What moderation has to know of a kind of thing; each is an entry of the registry. */
export type ModeratedKind = {
  /** What a member of staff needs to decide about it. */
  permission: Permission;
  /** Its page on the site, and the page of all of its kind. */
  pathOf: (db: Database, id: number) => Promise<string>;
  listPath: string;
  /** Holds it for a report; undefined for one that is not there, or that this person may not see. */
  see: (db: Database, id: number, userId: string) => Promise<{ isOwn: boolean } | undefined>;
  /** Those of some that are there, in any state. */
  list: (db: Database, ids: readonly number[]) => Promise<PostSummary[]>;
  find: (db: Database, id: number) => Promise<Post | undefined>;
  /** How many a person posted, and how many of them staff removed. */
  countOf: (db: Database, authorId: string) => Promise<{ posts: number; removed: number }>;
  /** Holds it for a decision, and before it whoever has to be held first; `other` is the one that it repeats. False when there is none. */
  hold: (db: Database, id: number, other?: number) => Promise<boolean>;
  /** Puts a held one on the site; of kinds that can be held. */
  approve?: (ctx: StaffContext, id: number) => Promise<void>;
  /** Takes it off, tells its author why and upholds its reports; one that is off already stays so. */
  remove: (ctx: StaffContext, id: number, removal: Removal) => Promise<void>;
  /** Puts it back and overturns the decision against it. */
  restore: (ctx: StaffContext, id: number) => Promise<void>;
  /** Says that it repeats another one, or no longer; of kinds that can repeat. */
  markDuplicate?: (ctx: StaffContext, id: number, other: number) => Promise<void>;
  clearDuplicate?: (ctx: StaffContext, id: number) => Promise<void>;
};

/** Everything that can be held or reported, passed in by `modules/index.ts`: the modules of these things import moderation. */
export type ModeratedKinds = Readonly<Record<ReportKind, ModeratedKind>>;

/** Returns the kinds that a role may decide about. */
export function kindsOf(kinds: ModeratedKinds, role: string): ReportKind[] {
  return reportKinds.filter((kind) => isGranted(role, kinds[kind].permission));
}
