import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import type { Json } from '../schema.gen';

/** The stored session, unless it has expired. */
export async function findSession(db: Database, sid: string, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .select('sess')
    .where('sid', '=', sid)
    .where('expire', '>', now)
    .executeTakeFirst();
  return row?.sess;
}

/** What is saved, without taking back an epoch that the row has reached meanwhile. */
function keepingEpoch(sess: Json): RawBuilder<Json> {
  const stored = sql`${JSON.stringify(sess)}::jsonb`;
  const epochOf = (one: RawBuilder<unknown>) => sql`coalesce((${one} ->> 'epoch')::int, 0)`;
  const epoch = sql`greatest(${epochOf(sql`sessions.sess`)}, ${epochOf(stored)})`;
  return sql<Json>`${stored} || jsonb_build_object('epoch', ${epoch})`;
}

/** Changes a stored session; one that has ended, or that a newer id has replaced, is not brought back. */
export async function updateSession(db: Database, sid: string, sess: Json, expire: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ sess: keepingEpoch(sess), expire })
    .where('sid', '=', sid)
    .where(sql<boolean>`not sess ? 'isReplaced'`)
    .execute();
}

/** Stores a new session, which may be saved more than once in its first call. */
export async function upsertSession(db: Database, sid: string, sess: Json, expire: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ sid, sess: JSON.stringify(sess), expire })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet({ sess: keepingEpoch(sess), expire }))
    .execute();
}

export async function deleteSession(db: Database, sid: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', sid).execute();
}

/** Notes that a session was used and moves its end. */
export async function touchSession(db: Database, sid: string, now: Date, expire?: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: now, ...(expire ? { expire } : {}) })
    .where('sid', '=', sid)
    .execute();
}

/** Notes the rights under which a session gets its next id; of calls at once, one is told true. */
export async function claimRenewal(db: Database, sid: string, rightsVersion: number): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ sess: sql`sess || jsonb_build_object('rightsVersion', ${rightsVersion}::int)` })
    .where('sid', '=', sid)
    .where(sql<boolean>`coalesce((sess ->> 'rightsVersion')::int, 0) <> ${rightsVersion}`)
    .returning('sid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a session that another one replaced live until `expire`, for calls that are on their way; it is listed no more. */
export async function replaceSession(db: Database, sid: string, expire: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expire, sess: sql`sess || '{"isReplaced": true}'` })
    .where('sid', '=', sid)
    .execute();
}

/** A person's sessions, the latest used first. */
export async function listSessions(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['sid', 'sess', 'created_at', 'seen_at', 'expire'])
    .where('user_id', '=', userId)
    .where('expire', '>', now)
    .where(sql<boolean>`not sess ? 'isReplaced'`)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute();
}

/** Ends a person's sessions, all or all but one, and those that are being opened in this moment. */
export async function endSessionsOf(db: Database, userId: string, exceptSid = ''): Promise<void> {
  const row = await db
    .updateTable('users')
    .set({ session_epoch: sql`session_epoch + 1` })
    .where('id', '=', userId)
    .returning('session_epoch')
    .executeTakeFirst();
  await db
    .updateTable('sessions')
    .set({ sess: sql`sess || jsonb_build_object('epoch', ${row?.session_epoch ?? 0}::int)` })
    .where('sid', '=', exceptSid)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('sid', '<>', exceptSid).execute();
}

/** Ends what has expired; gives how many rows went. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<number> {
  const result = await db.deleteFrom('sessions').where('expire', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Whether a person may act, and since when their session is unused; undefined when there is no such person. */
export async function findStanding(db: Database, userId: string, sid: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('sessions as s', (join) => join.on('s.sid', '=', sid))
    .select([
      'u.is_anonymous',
      'u.rights_version',
      'u.session_epoch',
      'u.suspended_at',
      'u.suspended_reason',
      's.seen_at',
      sql<boolean>`u.erased_at is not null or u.merged_into is not null`.as('is_gone'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
