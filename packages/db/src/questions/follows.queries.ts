import { sql } from 'kysely';
import type { Database } from '../database';

export async function isFollowing(db: Database, questionId: number, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('question_follows')
    .select('id')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that a person follows a question. Repeating it changes nothing. */
export async function insertFollow(
  trx: Database,
  { questionId, userId, now }: { questionId: number; userId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('question_follows')
    .values({ question_id: questionId, user_id: userId, confirmed_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes what a person follows of a question. */
export async function deleteFollow(trx: Database, questionId: number, userId: string): Promise<void> {
  await trx
    .deleteFrom('question_follows')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Stores that an address wants to follow a question, and locks it. An existing row is returned unchanged, so that the
 * same link is not emailed again and again.
 */
export async function lockEmailFollow(
  trx: Database,
  { questionId, email }: { questionId: number; email: string },
) {
  const { rows } = await sql<{ id: number; token_until: Date | null; confirmed_at: Date | null }>`
    insert into question_follows (question_id, email) values (${questionId}, ${email})
    on conflict (lower(email), question_id) where email is not null do update set email = question_follows.email
    returning id, token_until, confirmed_at`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('An upsert gave no row.');
  return row;
}

/** Stores the link that was emailed; an earlier one ends. */
export async function requestEmailFollow(
  trx: Database,
  id: number,
  { tokenHash, until }: { tokenHash: string; until: Date },
): Promise<void> {
  await trx
    .updateTable('question_follows')
    .set({ token_hash: tokenHash, token_until: until })
    .where('id', '=', id)
    .execute();
}

/** Confirms an address with a link that is still valid; it can be repeated. Returns the question. */
export async function confirmEmailFollow(trx: Database, tokenHash: string, now: Date) {
  const { rows } = await sql<{ question_id: number; title: string }>`
    update question_follows f set confirmed_at = coalesce(f.confirmed_at, ${now})
    from questions q
    where q.id = f.question_id and f.token_hash = ${tokenHash} and f.token_until > ${now}
    returning f.question_id, q.title`.execute(trx);
  return rows[0];
}

/** Ends the emails to an address; undefined if there is no such follower. */
export async function endEmailFollow(trx: Database, followId: number) {
  const { rows } = await sql<{ question_id: number; title: string }>`
    with gone as (delete from question_follows where id = ${followId} and email is not null returning question_id)
    select g.question_id, q.title from gone g join questions q on q.id = g.question_id`.execute(trx);
  return rows[0];
}

/**
 * Returns the next followers who were not notified of this answer or a later one, and marks them, so that nobody is
 * notified twice. The asker and the expert of the answer are left out.
 */
export async function claimFollowers(
  trx: Database,
  { questionId, answerId, limit }: { questionId: number; answerId: number; limit: number },
) {
  const { rows } = await sql<{ id: number; user_id: string | null; email: string | null }>`
    update question_follows set notified_answer_id = ${answerId}
    where id in (
      select f.id from question_follows f
      where f.question_id = ${questionId} and f.confirmed_at is not null
        and (f.notified_answer_id is null or f.notified_answer_id < ${answerId})
        and not exists (select from questions q where q.id = f.question_id and q.asker_id = f.user_id)
        and not exists (select from answers a where a.id = ${answerId} and a.expert_id = f.user_id)
      order by f.id limit ${limit} for no key update of f
    )
    returning id, user_id, email`.execute(trx);
  return rows;
}

/** Deletes everything that an address follows. */
export async function deleteEmailFollows(trx: Database, email: string): Promise<void> {
  await sql`delete from question_follows where lower(email) = lower(${email})`.execute(trx);
}

/** Deletes addresses that nobody confirmed while their link was valid. */
export async function deleteUnconfirmedFollows(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('question_follows')
    .where('email', 'is not', null)
    .where('confirmed_at', 'is', null)
    .where('token_until', '<', now)
    .execute();
}
