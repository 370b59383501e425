import { sql } from 'kysely';
import type { Database } from '../database';
import { withoutTimeout } from '../without-timeout';
import { exportTables } from './privacy.queries';

/** Starts the days in which an erasure can be undone; one that has begun keeps its dates. */
export async function scheduleErasure(
  trx: Database,
  userId: string,
  erasure: { requestedAt: Date; eraseAfter: Date; keepsShared: boolean },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      erasure_requested_at: sql`coalesce(erasure_requested_at, ${erasure.requestedAt})`,
      erase_after: sql`coalesce(erase_after, ${erasure.eraseAfter})`,
      keeps_shared: erasure.keepsShared,
    })
    .where('id', '=', userId)
    .execute();
}

export async function cancelErasure(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ erasure_requested_at: null, erase_after: null, keeps_shared: true })
    .where('id', '=', userId)
    .execute();
}

/** Lists people whose days to undo are over, longest waiting first. */
export async function listDueErasures(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erase_after', '<=', now)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('erase_after')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Locks a person whose erasure is due; undefined if it was undone or done meanwhile. */
export async function lockDueErasure(trx: Database, userId: string, now: Date) {
  await withoutTimeout(trx);
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'first_name', 'keeps_shared'])
    .where('id', '=', userId)
    .where('erase_after', '<=', now)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Deletes private rows: sessions, sign-in methods, mails, reading history. */
export async function deletePrivateRows(trx: Database, users: string[]): Promise<void> {
  for (const { table, user } of exportTables.filter(({ erasure }) => erasure === 'deleted'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(user)} = any(${users})`.execute(trx);
}

/** Deletes ratings and subtracts them from the sums of their documents; the caller has locked those rows. */
export async function deleteRatings(trx: Database, users: string[]): Promise<void> {
  await sql`
    with gone as (
      delete from document_ratings where user_id = any(${users}) returning document_id, stars
    ), sums as (
      select document_id, sum(stars)::int as stars, count(*)::int as n from gone group by document_id
    )
    update documents d set rating_sum = d.rating_sum - sums.stars, rating_count = d.rating_count - sums.n
    from sums where d.id = sums.document_id`.execute(trx);
}

/**
 * Blanks texts that people wrote to staff, closes their own open requests, and removes their id from courses. Staff
 * still look at what they reported.
 */
export async function blankRequests(trx: Database, users: string[], now: Date): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ note: null })
    .where('reporter_id', '=', sql<string>`any(${users})`)
    .where('note', 'is not', null)
    .execute();
  await sql`
    update school_requests set name = 'Removed', location = null, place_id = null,
      decided_at = case when status = 'open' then ${now} else decided_at end,
      status = case when status = 'open' then 'declined' else status end
    where user_id = any(${users})`.execute(trx);
  await sql`
    update document_appeals set message = 'Removed',
      answer = case when status = 'open' then 'Closed: the person was erased.' end,
      decided_at = case when status = 'open' then ${now} else decided_at end,
      status = case when status = 'open' then 'denied' else status end
    where user_id = any(${users})`.execute(trx);
  await trx
    .updateTable('courses')
    .set({ created_by: null })
    .where('created_by', '=', sql<string>`any(${users})`)
    .execute();
}

/**
 * Blanks and removes questions with their quotes, answers and comments; a trigger then decides if a question is still answered. The
 * caller has locked the questions.
 */
export async function blankQuestions(trx: Database, users: string[], now: Date): Promise<void> {
  await sql`
    update questions set title = 'Removed question', content = '', content_html = null, content_text = null, subject = null, removed_reason = null,
      deletion_id = null, deleted_at = coalesce(deleted_at, ${now})
    where asker_id = any(${users})`.execute(trx);
  await sql`
    delete from question_sources where question_id in (select id from questions where asker_id = any(${users}))`.execute(
    trx,
  );
  await sql`
    update answers set content = '', content_html = null, content_text = null, status = 'removed', removed_reason = null
    where expert_id = any(${users})`.execute(trx);
  await sql`delete from answer_steps where answer_id in (select id from answers where expert_id = any(${users}))`.execute(
    trx,
  );
  await sql`
    update question_comments set content = '', content_html = null, content_text = null, status = 'removed', removed_reason = null
    where author_id = any(${users})`.execute(trx);
}

/** Deletes earlier versions of questions and answers, and the notes of scores; the figures stay. */
export async function deleteEarlierTexts(trx: Database, users: string[]): Promise<void> {
  await sql`
    delete from question_versions where question_id in (select id from questions where asker_id = any(${users}))`.execute(
    trx,
  );
  await sql`
    delete from answer_versions where answer_id in (select id from answers where expert_id = any(${users}))`.execute(
    trx,
  );
  await sql`update answer_quality set note = null where reviewer_id = any(${users})`.execute(trx);
}

/** Closes open reports of everything that the erasure deletes: removed posts of the people, and the given documents. */
export async function closeReports(
  trx: Database,
  { users, documentIds, now }: { users: string[]; documentIds: number[]; now: Date },
): Promise<void> {
  await sql`
    update reports set status = 'upheld', decided_at = ${now}, decided_by = 'system', decision = 'It went with its author’s account.'
    where status = 'open' and (
      (kind = 'document' and target_id = any(${documentIds}::bigint[]))
      or (kind = 'question' and target_id in (
        select id from questions where asker_id = any(${users}) and deleted_at is not null
      ))
      or (kind = 'answer' and target_id in (
        select id from answers where expert_id = any(${users}) and status = 'removed'
      ))
      or (kind = 'comment' and target_id in (
        select id from question_comments where author_id = any(${users}) and status = 'removed'
      ))
    )`.execute(trx);
}

/** Deletes the personal data of people; the ids stay, because the ledger and other rows refer to them. */
export async function eraseUsers(trx: Database, users: string[], now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      email: null,
      email_verified_at: null,
      password_hash: null,
      first_name: null,
      last_name: null,
      profile_image_url: null,
      audience: null,
      educator_since: null,
      role: 'user',
      is_expert: false,
      is_anonymous: true,
      terms_version: null,
      terms_accepted_at: null,
      privacy_version: null,
      registered_at: null,
      last_reward_at: null,
      suspended_at: null,
      suspended_reason: null,
      gpc_at: null,
      is_memory_on: false,
      is_under_18: false,
      upload_count: sql`(select count(*) from documents d where d.uploader_id = users.id and d.status = 'published' and not d.is_removed_for_cause and d.withdrawn_at is null and d.originality = 'accepted')`,
      stored_bytes: sql`(select coalesce(sum(d.file_size), 0) from documents d where d.uploader_id = users.id)
        + (select coalesce(sum(i.size_bytes), 0) from images i where i.user_id = users.id)`,
      rights_version: sql`rights_version + 1`,
      erased_at: now,
      updated_at: now,
    })
    .where('id', 'in', users)
    .execute();
}
