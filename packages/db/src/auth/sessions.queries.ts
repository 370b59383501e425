import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import { hotStatement, runHot } from '../hot-statement';
import type { Json } from '../schema.gen';

type CountingSession = {
  sess: { [field: string]: Json };
  /** Person of the session; null before it has one. */
  user_id: string | null;
  seen_at: Date;
  /** Version of the person's rights. */
  rights_version: number | null;
  suspended_at: Date | null;
  suspended_reason: string | null;
  /** Null before the session has a person. */
  is_anonymous: boolean | null;
  email_verified_at: Date | null;
};

// A sign-in that waits for its code and began before the person's sessions were ended is removed from the fields.
const countingSession = hotStatement<CountingSession>(
  'session',
  `select case when s.sess ? 'pending' and not exists (
       select from users p
       where p.id = s.sess #>> '{pending,userId}' and p.session_epoch = (s.sess #>> '{pending,epoch}')::int)
     then s.sess - 'pending' else s.sess end as sess,
     s.user_id, s.seen_at, u.rights_version, u.suspended_at, u.suspended_reason,
     u.is_anonymous, u.email_verified_at
   from sessions s left join users u on u.id = s.user_id
   where s.sid = $1 and s.expire > $2 and (s.user_id is null or (
     u.erased_at is null and u.merged_into is null
     and coalesce((s.sess ->> 'epoch')::int, 0) >= u.session_epoch))`,
);

/**
 * Finds the stored session with its person's rights, unless it has expired, its person is gone, or their sessions were
 * ended since it was opened.
 */
export async function findSession(db: Database, sid: string, now: Date) {
  const [row] = await runHot(db, countingSession, [sid, now]);
  return row;
}

/** Fields to store, without lowering an epoch that the row has reached meanwhile. */
function withHighestEpoch(sess: RawBuilder<unknown>): RawBuilder<Json> {
  const epochOf = (one: RawBuilder<unknown>) => sql`coalesce((${one} ->> 'epoch')::int, 0)`;
  const epoch = sql`greatest(${epochOf(sql`sessions.sess`)}, ${epochOf(sess)})`;
  return sql<Json>`${sess} || jsonb_build_object('epoch', ${epoch})`;
}

/** Fields of a session as the table stores them. */
export type StoredFields = Record<string, Json>;

/** Fields that a call changed in a session, with their values, and those that it removed. */
export type SessionChange = { changed: StoredFields; removed: readonly string[] };

/**
 * Changes fields of a stored session and leaves the others as they are; a session that has ended, or that a newer id
 * has replaced, is not restored.
 */
export async function updateSession(
  db: Database,
  sid: string,
  { changed, removed }: SessionChange,
  expire: Date,
): Promise<void> {
  const fields = sql`(sessions.sess - ${[...removed]}::text[] || ${JSON.stringify(changed)}::jsonb)`;
  await db
    .updateTable('sessions')
    .set({ sess: withHighestEpoch(fields), expire })
    .where('sid', '=', sid)
    .where(sql<boolean>`not sess ? 'isReplaced'`)
    .execute();
}

type NewSession = {
  sess: StoredFields;
  expire: Date;
  /** Person and epoch; nothing is stored if their sessions were ended since. */
  owner?: { userId: string; epoch: number };
  /** Id that the session replaces; nothing is stored if that session has ended. */
  renews?: string;
};

/** Stores a new session, which may be saved more than once in its first call; false if it may no longer begin. */
export async function upsertSession(
  db: Database,
  sid: string,
  { sess, expire, owner, renews }: NewSession,
): Promise<boolean> {
  const row = sql<{ sid: string; sess: Json; expire: Date }>`
    (select ${sid}::text as sid, ${JSON.stringify(sess)}::jsonb as sess, ${expire}::timestamptz as expire)`;
  let source = db.selectFrom(row.as('n')).select(['n.sid', 'n.sess', 'n.expire']);
  if (owner)
    source = source.where((eb) =>
      eb.exists(
        eb
          .selectFrom('users as u')
          .select('u.id')
          .where('u.id', '=', owner.userId)
          .where('u.session_epoch', '<=', owner.epoch),
      ),
    );
  // Locked, so that ending the earlier session waits for this one and ends it, too.
  if (renews !== undefined)
    source = source.where((eb) =>
      eb.exists(eb.selectFrom('sessions as o').select('o.sid').where('o.sid', '=', renews).forShare()),
    );
  const stored = await db
    .insertInto('sessions')
    .columns(['sid', 'sess', 'expire'])
    .expression(source)
    .onConflict((conflict) =>
      conflict
        .column('sid')
        .doUpdateSet({ sess: withHighestEpoch(sql`${JSON.stringify(sess)}::jsonb`), expire }),
    )
    .returning('sid')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Ends a session together with the ids that it replaced and those that replaced it, in the caller's transaction. */
export async function deleteSession(trx: Database, sid: string): Promise<void> {
  const row = await trx
    .deleteFrom('sessions')
    .where('sid', '=', sid)
    .returning(['user_id', sql<string | null>`sess ->> 'chain'`.as('chain')])
    .executeTakeFirst();
  if (!row?.chain) return;
  for (;;) {
    // A parallel renewal makes this wait and adds an id that only the next round sees.
    const { numDeletedRows } = await trx
      .deleteFrom('sessions')
      .where('user_id', '=', row.user_id)
      .where(sql<boolean>`sess ->> 'chain' = ${row.chain}`)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
  }
}

/** Records a use of a session and moves its expiry. */
export async function touchSession(db: Database, sid: string, now: Date, expire?: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: now, ...(expire ? { expire } : {}) })
    .where('sid', '=', sid)
    .execute();
}

/** Records the rights for which a session gets its next id; only one of several parallel calls gets true. */
export async function claimSessionRenewal(
  db: Database,
  sid: string,
  rightsVersion: number,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ sess: sql`sess || jsonb_build_object('rightsVersion', ${rightsVersion}::int)` })
    .where('sid', '=', sid)
    .where(sql<boolean>`coalesce((sess ->> 'rightsVersion')::int, 0) <> ${rightsVersion}`)
    .returning('sid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a replaced session live until `expire`, for calls that are on their way; it is no longer listed. */
export async function replaceSession(db: Database, sid: string, chain: string, expire: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expire, sess: sql`sess || jsonb_build_object('isReplaced', true, 'chain', ${chain}::text)` })
    .where('sid', '=', sid)
    .execute();
}

/** Lists a person's sessions, latest used first. */
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

/** Ends all sessions of a person, or all but one, including those that are just being opened. */
export async function endSessions(db: Database, userId: string, exceptSid = ''): Promise<void> {
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

/** Deletes expired sessions; returns their number. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<number> {
  const result = await db.deleteFrom('sessions').where('expire', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
