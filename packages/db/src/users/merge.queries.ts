import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';

/** Columns that refer to a person and allow any number of rows for each. */
const plain = [
  ['documents', 'uploader_id'],
  ['upload_drafts', 'user_id'],
  ['courses', 'created_by'],
  ['school_requests', 'user_id'],
  ['document_appeals', 'user_id'],
  ['document_downloads', 'user_id'],
  ['questions', 'asker_id'],
  ['answers', 'expert_id'],
  ['answers', 'verified_by'],
  ['question_comments', 'author_id'],
  ['question_claims', 'expert_id'],
  ['mails', 'user_id'],
  ['notifications', 'user_id'],
  ['images', 'user_id'],
  ['oidc_identities', 'user_id'],
  ['orders', 'user_id'],
  ['messages', 'user_id'],
  ['expert_proofs', 'user_id'],
  ['jurisdiction_decisions', 'user_id'],
  ['exam_shields', 'user_id'],
  ['quiz_attempts', 'user_id'],
  ['quizzes', 'owner_id'],
  ['conversations', 'user_id'],
  ['certificates', 'user_id'],
] as const;

/** Locks both rows, the lower id first, so that two merges never deadlock. */
export async function lockPair(db: Database, one: string, two: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [one, two])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks the documents of a merge in the order of their ids: those that the first person uploaded or unlocked, and those
 * that both have rated. A parallel removal for cause has ended its unlocks by then, or waits. The caller has locked
 * both people.
 */
export async function lockMergedDocuments(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    select id from documents
    where uploader_id = ${from}
      or id in (select document_id from document_unlocks where user_id = ${from})
      or id in (
        select document_id from document_ratings where user_id in (${from}, ${into})
        group by document_id having count(*) = 2
      )
    order by id for no key update`.execute(trx);
}

/**
 * Locks the questions of people, and those that they answered, in the order of their ids, before many of them change.
 */
export async function lockQuestions(trx: Database, users: string[]): Promise<void> {
  await sql`
    select id from questions
    where asker_id = any(${users})
      or id in (select question_id from answers where expert_id = any(${users}))
      or id in (select a.question_id from answers a join answer_helpful h on h.answer_id = a.id where h.user_id = any(${users}))
    order by id for no key update`.execute(trx);
}

/** Moves all rows that refer to a person and may exist more than once for each. */
export async function moveRows(trx: Database, from: string, into: string): Promise<void> {
  for (const [table, column] of plain) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
      trx,
    );
  }
}

/** Moves messages of chats; of two with the same key, the moved one loses it. */
export async function moveChatMessages(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    update chat_messages m set user_id = ${into}, send_key = case when not exists (
      select from chat_messages o where o.user_id = ${into} and o.send_key = m.send_key) then m.send_key end
    where m.user_id = ${from}`.execute(trx);
}

/** Moves generations of quizzes; of two with the same key, the moved one loses it. */
export async function moveGenerations(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    update quiz_generations g set user_id = ${into}, send_key = case when not exists (
      select from quiz_generations o where o.user_id = ${into} and o.send_key = g.send_key) then g.send_key end
    where g.user_id = ${from}`.execute(trx);
}

/** Moves unlocks; returns the documents that both had, for each of which one credit too many was spent. */
export async function moveUnlocks(trx: Database, from: string, into: string): Promise<number[]> {
  const both = await trx
    .selectFrom('document_unlocks as a')
    .innerJoin('document_unlocks as b', 'b.document_id', 'a.document_id')
    .select('a.document_id')
    .where('a.user_id', '=', from)
    .where('b.user_id', '=', into)
    .orderBy('a.document_id')
    .execute();
  await sql`
    insert into document_unlocks (user_id, document_id, created_at)
    select ${into}, document_id, created_at from document_unlocks where user_id = ${from}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('document_unlocks').where('user_id', '=', from).execute();
  return both.map((row) => row.document_id);
}

/** Moves saved documents; of two saves of the same one, the later date stays. */
export async function moveSaves(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    insert into document_saves (user_id, document_id, created_at)
    select ${into}, document_id, created_at from document_saves where user_id = ${from}
    on conflict (user_id, document_id) do update
      set created_at = greatest(document_saves.created_at, excluded.created_at)`.execute(trx);
  await trx.deleteFrom('document_saves').where('user_id', '=', from).execute();
}

/**
 * Moves views, one per document and day, and ratings, of which the later one stays; of two choices about a mail, the
 * quieter one counts. Returns the number of dropped ratings.
 */
export async function moveViewsAndRatings(trx: Database, from: string, into: string): Promise<number> {
  await sql`
    insert into document_views (document_id, user_id, day)
    select document_id, ${into}, day from document_views where user_id = ${from} on conflict do nothing`.execute(
    trx,
  );
  await trx.deleteFrom('document_views').where('user_id', '=', from).execute();
  const { numAffectedRows: ratedTwice } = await sql`
    with dropped as (
      delete from document_ratings d using document_ratings o
      where d.document_id = o.document_id
        and ((d.user_id = ${from} and o.user_id = ${into} and d.updated_at <= o.updated_at)
          or (d.user_id = ${into} and o.user_id = ${from} and d.updated_at < o.updated_at))
      returning d.document_id, d.stars
    )
    update documents set rating_sum = rating_sum - dropped.stars, rating_count = rating_count - 1
    from dropped where documents.id = dropped.document_id`.execute(trx);
  await trx.updateTable('document_ratings').set({ user_id: into }).where('user_id', '=', from).execute();
  await sql`
    insert into mail_opt_outs (user_id, kind, mode, created_at)
    select ${into}, kind, mode, created_at from mail_opt_outs where user_id = ${from}
    on conflict (user_id, kind) do update set mode = greatest(mail_opt_outs.mode, excluded.mode)`.execute(
    trx,
  );
  await trx.deleteFrom('mail_opt_outs').where('user_id', '=', from).execute();
  return Number(ratedTwice ?? 0);
}

/**
 * Moves a person's reads, opinions and subscriptions of questions, which both may have for the same one, and drafts: of
 * two, the later one stays.
 */
export async function moveQuestionRows(trx: Database, from: string, into: string): Promise<void> {
  await lockHelpfulAnswers(trx, [from]);
  for (const [table, about] of [
    ['answer_step_reveals', ['answer_id', 'number']],
    ['answer_helpful', ['answer_id']],
    ['question_follows', ['question_id']],
  ] as const) {
    const same = sql.join(
      about.map((column) => sql`o.${sql.ref(column)} = t.${sql.ref(column)}`),
      sql` and `,
    );
    await sql`
      delete from ${sql.table(table)} t using ${sql.table(table)} o
      where t.user_id = ${from} and o.user_id = ${into} and ${same}`.execute(trx);
    await sql`update ${sql.table(table)} set user_id = ${into} where user_id = ${from}`.execute(trx);
  }
  await moveLater(
    trx,
    { table: 'answer_quality', user: 'reviewer_id', at: 'updated_at', same: sql`o.answer_id = t.answer_id` },
    [from, into],
  );
  await moveLater(
    trx,
    { table: 'answer_drafts', user: 'user_id', at: 'saved_at', same: sql`o.question_id = t.question_id` },
    [from, into],
  );
  await moveLater(trx, { table: 'question_drafts', user: 'user_id', at: 'saved_at', same: sql`true` }, [
    from,
    into,
  ]);
}

type Later = { table: string; user: string; at: string; same: RawBuilder<unknown> };

async function moveLater(trx: Database, { table, user, at, same }: Later, [from, into]: [string, string]) {
  const [whose, when] = [sql.ref(user), sql.ref(at)];
  await sql`
    delete from ${sql.table(table)} t using ${sql.table(table)} o
    where ${same}
      and ((t.${whose} = ${from} and o.${whose} = ${into} and t.${when} <= o.${when})
        or (t.${whose} = ${into} and o.${whose} = ${from} and t.${when} < o.${when}))`.execute(trx);
  await sql`update ${sql.table(table)} set ${whose} = ${into} where ${whose} = ${from}`.execute(trx);
}

/** Locks the answers that people called helpful, in the order of their ids, before their counts change. */
export async function lockHelpfulAnswers(trx: Database, users: string[]): Promise<void> {
  await sql`
    select id from answers where id in (select answer_id from answer_helpful where user_id = any(${users}))
    order by id for no key update`.execute(trx);
}

/** Moves reports; of two open ones about the same post the later one stays, with the time of the earlier one. */
export async function moveReports(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    with dropped as (
      delete from reports d using reports o
      where d.status = 'open' and o.status = 'open' and d.kind = o.kind and d.target_id = o.target_id and d.id < o.id
        and d.reporter_id in (${from}, ${into}) and o.reporter_id in (${from}, ${into})
      returning o.id as kept_id, d.created_at
    )
    update reports r set created_at = dropped.created_at from dropped where r.id = dropped.kept_id`.execute(
    trx,
  );
  await trx.updateTable('reports').set({ reporter_id: into }).where('reporter_id', '=', from).execute();
}

/** Moves access to orders through mailed links; if both had access, the later link counts. */
export async function moveOrderAccess(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    insert into order_access (order_id, user_id, link_version, created_at)
    select order_id, ${into}, link_version, created_at from order_access where user_id = ${from}
    on conflict (order_id, user_id) do update
      set link_version = greatest(order_access.link_version, excluded.link_version)`.execute(trx);
  await trx.deleteFrom('order_access').where('user_id', '=', from).execute();
}

/**
 * Moves rewards to another person; a milestone that both have takes the next free number, so that no points are lost.
 */
export async function moveRewards(trx: Database, from: string, into: string): Promise<void> {
  // Revoked rewards have no points; the rule gives them again when the milestone is reached again.
  await trx.deleteFrom('rewards').where('user_id', '=', from).where('revoked_at', 'is not', null).execute();
  const rows = await trx
    .selectFrom('rewards')
    .select(['id', 'user_id', 'type', 'milestone'])
    .where('user_id', 'in', [from, into])
    .orderBy('id')
    .execute();
  const takenMilestones = new Set(
    rows.filter((row) => row.user_id === into).map((row) => `${row.type}:${row.milestone}`),
  );
  for (const row of rows.filter((one) => one.user_id === from)) {
    let milestone = row.milestone;
    while (takenMilestones.has(`${row.type}:${milestone}`)) milestone += 1;
    takenMilestones.add(`${row.type}:${milestone}`);
    await trx.updateTable('rewards').set({ user_id: into, milestone }).where('id', '=', row.id).execute();
  }
}

/** Closes a merged person: adds their figures to the other, and ends their sign-in methods and sessions. */
export async function closeMergedUser(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    update users b set
      rewards_earned = b.rewards_earned + a.rewards_earned,
      stored_bytes = b.stored_bytes + a.stored_bytes,
      last_reward_at = greatest(b.last_reward_at, a.last_reward_at),
      is_expert = b.is_expert or a.is_expert,
      gpc_at = least(b.gpc_at, a.gpc_at),
      privacy_version = greatest(b.privacy_version, a.privacy_version),
      is_under_18 = b.is_under_18 or a.is_under_18,
      rights_version = b.rights_version + 1,
      updated_at = now()
    from users a where a.id = ${from} and b.id = ${into}`.execute(trx);
  await trx
    .updateTable('users')
    .set({
      merged_into: into,
      is_anonymous: true,
      is_expert: false,
      email: null,
      password_hash: null,
      upload_count: 0,
      rewards_earned: 0,
      stored_bytes: 0,
      updated_at: sql`now()`,
    })
    .where('id', '=', from)
    .execute();
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes', 'email_tokens'] as const)
    await trx.deleteFrom(table).where('user_id', '=', from).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', from).execute();
}
