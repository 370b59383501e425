import { sql } from 'kysely';
import type { Database } from '../database';

export type CreditReason =
  | 'upload_milestone'
  | 'milestone_reversal'
  | 'unlock'
  | 'unlock_refund'
  | 'welcome'
  | 'merge'
  | 'question'
  | 'question_refund';
export type CreditEntryRow = {
  userId: string;
  delta: number;
  reason: CreditReason;
  source: string;
  milestone?: number;
  documentId?: number;
};

/** Appends an entry to the ledger; its unique key refuses a source that already has one. */
export async function insertEntry(db: Database, entry: CreditEntryRow): Promise<void> {
  await db
    .insertInto('credit_entries')
    .values({
      user_id: entry.userId,
      delta: entry.delta,
      reason: entry.reason,
      source: entry.source,
      milestone: entry.milestone ?? null,
      document_id: entry.documentId ?? null,
    })
    .execute();
}

/** Returns true if a person's ledger has an entry with this source. */
export async function hasEntry(db: Database, userId: string, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('credit_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the sum of a person's ledger entries, in credits. */
export async function sumEntries(db: Database, userId: string): Promise<number> {
  const { balance } = await db
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('delta'), sql<number>`0`).as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(balance);
}

/** Returns the unlock credits that were given for the acceptance of one document. */
export async function sumEntriesOfDocument(db: Database, documentId: number): Promise<number> {
  const { credits } = await db
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('delta'), sql<number>`0`).as('credits'))
    .where('document_id', '=', documentId)
    .where('reason', '=', 'upload_milestone')
    .executeTakeFirstOrThrow();
  return Number(credits);
}

/** Returns the ledger's credits for each upload milestone. */
export async function listMilestoneStates(db: Database, userId: string) {
  const rows = await db
    .selectFrom('credit_entries')
    .select('milestone')
    .select((eb) => [eb.fn.sum<number>('delta').as('net'), eb.fn.countAll<number>().as('entryCount')])
    .where('user_id', '=', userId)
    .where('milestone', 'is not', null)
    .groupBy('milestone')
    .execute();
  return rows.map((row) => ({
    milestone: row.milestone ?? 0,
    net: Number(row.net),
    entryCount: row.entryCount,
  }));
}

/** Lists the latest entries, newest first, with the titles of the documents they are about. */
export async function listEntries(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('credit_entries as e')
    .leftJoin('documents as d', 'd.id', 'e.document_id')
    .select(['e.id', 'e.delta', 'e.reason', 'e.document_id', 'd.title as document_title', 'e.created_at'])
    .where('e.user_id', '=', userId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts a person's entries with a reason about a document; the next number makes the next source unique. */
export async function countEntries(
  db: Database,
  entry: { userId: string; reason: CreditReason; documentId: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', entry.userId)
    .where('reason', '=', entry.reason)
    .where('document_id', '=', entry.documentId)
    .executeTakeFirstOrThrow();
  return count;
}
