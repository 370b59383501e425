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

/** Appends to the ledger; a source that is there already is refused by its unique key. */
export async function insertCreditEntry(db: Database, entry: CreditEntryRow): Promise<void> {
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

/** True when the ledger of a person has an entry of this source. */
export async function hasCreditEntry(db: Database, userId: string, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('credit_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .executeTakeFirst();
  return row !== undefined;
}

/** The sum of a person's ledger entries, in credits. */
export async function sumCredits(db: Database, userId: string): Promise<number> {
  const { balance } = await db
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('delta'), sql<number>`0`).as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(balance);
}

/** The unlock credits that the acceptance of one document brought. */
export async function creditsOfDocument(db: Database, documentId: number): Promise<number> {
  const { credits } = await db
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('delta'), sql<number>`0`).as('credits'))
    .where('document_id', '=', documentId)
    .where('reason', '=', 'upload_milestone')
    .executeTakeFirstOrThrow();
  return Number(credits);
}

/** What the ledger holds for each upload milestone. */
export async function milestoneStates(db: Database, userId: string) {
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

/** The latest entries, newest first, with the titles of the documents they are about. */
export async function listCreditEntries(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('credit_entries as e')
    .leftJoin('documents as d', 'd.id', 'e.document_id')
    .select(['e.id', 'e.delta', 'e.reason', 'e.document_id', 'd.title as document_title', 'e.created_at'])
    .where('e.user_id', '=', userId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many entries of a reason a person has about a document: the next one's number makes its source unique. */
export async function countCreditEntries(
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
