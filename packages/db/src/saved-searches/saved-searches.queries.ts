import { sql } from 'kysely';
import type { Database } from '../database';

/** Recipient of the emails: an account, or an address without one, with its hash. */
export type SavedSearchOwner = { userId: string } | { email: string; addressHash: string };

/** Words and filters of a saved search. */
export type SavedSearchTerms = {
  q: string;
  schoolId?: number | undefined;
  courseId?: number | undefined;
  subject?: string | undefined;
  documentType?: string | undefined;
  language?: string | undefined;
};

/** Saved searches `s` with the names of their school and course. */
function named(db: Database) {
  return db
    .selectFrom('saved_searches as s')
    .leftJoin('schools', 'schools.id', 's.school_id')
    .leftJoin('courses', 'courses.id', 's.course_id')
    .selectAll('s')
    .select(['schools.name as school_name', 'courses.name as course_name']);
}

export type SavedSearchRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** The id of an account, or the hash of an address: the key of a recipient among all of them. */
const keyColumn = sql<string>`coalesce(s.user_id, s.address_hash)`;

export async function find(db: Database, id: number) {
  return named(db).where('s.id', '=', id).executeTakeFirst();
}

/** Makes parallel changes of the searches of one address wait for each other. */
export async function lockAddress(trx: Database, addressHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${addressHash}`}, 0))`.execute(
    trx,
  );
}

/** Counts the searches of a recipient that are confirmed and have not ended. */
export async function countActive(db: Database, key: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches as s')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(keyColumn, '=', key)
    .where('s.confirmed_at', 'is not', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds the search of a recipient with these words, in any case, and these filters. */
export async function findSame(db: Database, key: string, terms: SavedSearchTerms) {
  return db
    .selectFrom('saved_searches as s')
    .selectAll()
    .where(keyColumn, '=', key)
    .where(sql`lower(s.q)`, '=', sql`lower(${terms.q})`)
    .where('s.school_id', 'is not distinct from', terms.schoolId ?? null)
    .where('s.course_id', 'is not distinct from', terms.courseId ?? null)
    .where('s.subject', 'is not distinct from', terms.subject ?? null)
    .where('s.document_type', 'is not distinct from', terms.documentType ?? null)
    .where('s.language', 'is not distinct from', terms.language ?? null)
    .executeTakeFirst();
}

type NewSavedSearch = {
  owner: SavedSearchOwner;
  terms: SavedSearchTerms;
  /** Null for an address that still has to confirm it. */
  confirmedAt: Date | null;
  token?: { hash: string; until: Date };
  seenDocumentId: number;
  expiresAt: Date;
  now: Date;
};

/** Stores a search. The caller has locked the recipient and knows that there is no such search yet. */
export async function insert(trx: Database, search: NewSavedSearch): Promise<void> {
  const { owner, terms } = search;
  await trx
    .insertInto('saved_searches')
    .values({
      user_id: 'userId' in owner ? owner.userId : null,
      email: 'email' in owner ? owner.email : null,
      address_hash: 'email' in owner ? owner.addressHash : null,
      q: terms.q,
      school_id: terms.schoolId ?? null,
      course_id: terms.courseId ?? null,
      subject: terms.subject ?? null,
      document_type: terms.documentType ?? null,
      language: terms.language ?? null,
      confirmed_at: search.confirmedAt,
      token_hash: search.token?.hash ?? null,
      token_until: search.token?.until ?? null,
      seen_document_id: search.seenDocumentId,
      expires_at: search.expiresAt,
      created_at: search.now,
    })
    .execute();
}

/** Stores the link that was emailed for a search that waits; an earlier link ends. */
export async function renewLink(
  trx: Database,
  id: number,
  token: { hash: string; until: Date },
): Promise<void> {
  await trx
    .updateTable('saved_searches')
    .set({ token_hash: token.hash, token_until: token.until, expires_at: token.until })
    .where('id', '=', id)
    .execute();
}

/** Starts a search, or lets it end later. The link stays valid, so that it can be used again. */
export async function confirm(
  trx: Database,
  id: number,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('saved_searches')
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${now})`, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Finds the search of a valid mailed link. */
export async function findByToken(db: Database, tokenHash: string, now: Date) {
  return named(db).where('s.token_hash', '=', tokenHash).where('s.token_until', '>', now).executeTakeFirst();
}

/** Lists the searches of an account that have not ended, newest first. */
export async function listByUser(db: Database, userId: string, now: Date) {
  return named(db)
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', now)
    .orderBy('s.id', 'desc')
    .execute();
}

/** Lists the active searches of a recipient, oldest first. With `isLocked`, locks them until the transaction ends. */
export async function listActive(
  db: Database,
  key: string,
  { now, isLocked = false }: { now: Date; isLocked?: boolean },
) {
  return named(db)
    .where(keyColumn, '=', key)
    .where('s.confirmed_at', 'is not', null)
    .where('s.expires_at', '>', now)
    .orderBy('s.id')
    .$if(isLocked, (search) => search.forUpdate('s'))
    .execute();
}
