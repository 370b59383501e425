import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { hashesOf } from './exam-hashes';

/** Published document or question whose fingerprints are not counted yet. */
export type UncountedText = { kind: 'document' | 'question'; id: number; text: string; at: Date };

/** Lists published documents that are not counted yet, oldest first, with the beginning of their text. */
export async function listUncountedDocuments(
  db: Database,
  { pages, characters, limit }: { pages: number; characters: number; limit: number },
): Promise<UncountedText[]> {
  const { rows } = await sql<UncountedText>`
    select 'document' as kind, d.id, d.uploaded_at as at, coalesce((
      select left(string_agg(p.text, E'\n' order by p.number), ${characters})
      from document_pages p where p.document_id = d.id and p.number <= ${pages}
    ), '') as text
    from documents d
    where d.status = 'published'
      and not exists (select from exam_counted_documents c where c.document_id = d.id)
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

/** Lists questions on the site that are not counted yet, oldest first. */
export async function listUncountedQuestions(db: Database, limit: number): Promise<UncountedText[]> {
  const { rows } = await sql<UncountedText>`
    select 'question' as kind, q.id, q.created_at as at, q.title || E'\n' || q.content as text
    from questions q
    where q.is_listed and not exists (select from exam_counted_questions c where c.question_id = q.id)
    order by q.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Counts the fingerprints of a text, once for any number of calls, and returns those that became common with it, as
 * decimal numbers. A fingerprint is common if it occurs in at least `commonFrom` texts.
 */
export async function addFingerprints(
  trx: Database,
  { kind, id, fingerprints }: { kind: UncountedText['kind']; id: number; fingerprints: readonly string[] },
  { commonFrom, now }: { commonFrom: number; now: Date },
): Promise<string[]> {
  const counted =
    kind === 'document'
      ? trx.insertInto('exam_counted_documents').values({ document_id: id })
      : trx.insertInto('exam_counted_questions').values({ question_id: id });
  const { numInsertedOrUpdatedRows: isFirst } = await counted
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (isFirst !== 1n) return [];
  // In the order of the hashes, so that two texts never deadlock.
  const { rows } = await sql<{ hash: string; texts: number }>`
    insert into exam_fingerprint_counts as counts (hash, texts, seen_at)
    select asked.hash, 1, ${now} from ${hashesOf(fingerprints)} asked order by asked.hash
    on conflict (hash) do update set texts = counts.texts + 1, seen_at = excluded.seen_at
    returning counts.hash::text as hash, counts.texts`.execute(trx);
  return rows.filter(({ texts }) => texts === commonFrom).map(({ hash }) => hash);
}

/** Returns the fingerprints, in hexadecimal, that occur in at least `commonFrom` texts. */
export async function listCommonFingerprints(
  db: Database,
  fingerprints: readonly string[],
  commonFrom: number,
): Promise<string[]> {
  const { rows } = await sql<{ fingerprint: string }>`
    select lpad(to_hex(counts.hash), 16, '0') as fingerprint
    from ${hashesOf(fingerprints)} asked join exam_fingerprint_counts counts on counts.hash = asked.hash
    where counts.texts >= ${commonFrom}`.execute(db);
  return rows.map(({ fingerprint }) => fingerprint);
}

/** Makes counting wait for exams that are being registered, and vice versa, until the transaction ends. */
export async function lockFingerprintCounts(trx: Database, use: 'read' | 'write'): Promise<void> {
  const key = sql`hashtextextended('exam fingerprint counts', 0)`;
  await (use === 'read'
    ? sql`select pg_advisory_xact_lock_shared(${key})`
    : sql`select pg_advisory_xact_lock(${key})`
  ).execute(trx);
}

type Common = {
  /** As decimal numbers. */
  hashes: readonly string[];
  /** Time of the text that made them common; an exam that was registered earlier keeps them. */
  at: Date;
  now: Date;
  /**
   * Number of fingerprints that a question must share with a task of one, two, three …; the last entry is for longer
   * tasks.
   */
  neededOf: readonly number[];
  /** A task with fewer fingerprints is no longer recognised. */
  fewest: number;
};

/**
 * Removes common fingerprints from open exams that were registered after the text that made them common. These exams
 * then hold no question: the question clock matches each again with the remaining fingerprints.
 */
export async function deleteCommonFingerprints(
  trx: Database,
  { hashes, at, now, neededOf, fewest }: Common,
): Promise<void> {
  const { rows } = await sql<{ task_id: number; shield_id: number }>`
    with gone as (
      delete from exam_shingles h using exam_tasks t, exam_shields s
      where h.hash = any(${hashes}::bigint[]) and t.id = h.task_id and s.id = t.shield_id
        and s.created_at > ${at} and s.closes_at > ${now}
      returning h.task_id, s.id as shield_id
    ), counted as (
      update exam_shields s set common_count = s.common_count + gone.n
      from (select shield_id, count(*)::int as n from gone group by shield_id) gone where s.id = gone.shield_id
    )
    select distinct task_id, shield_id from gone`.execute(trx);
  if (rows.length === 0) return;
  const tasks = rows.map(({ task_id }) => task_id);
  await deleteHolds(trx, [...new Set(rows.map(({ shield_id }) => shield_id))]);
  await sql`
    update exam_tasks t set needed = (${neededOf}::int[])[least(left_over.n, ${neededOf.length})]
    from (
      select task_id, count(*)::int as n from exam_shingles where task_id = any(${tasks}::bigint[]) group by task_id
    ) left_over
    where t.id = left_over.task_id`.execute(trx);
  await sql`
    with gone as (
      delete from exam_tasks t
      where t.id = any(${tasks}::bigint[])
        and (select count(*) from exam_shingles h where h.task_id = t.id) < ${fewest}
      returning t.shield_id
    )
    update exam_shields s set ignored_task_count = s.ignored_task_count + gone.n
    from (select shield_id, count(*)::int as n from gone group by shield_id) gone
    where s.id = gone.shield_id`.execute(trx);
}

/**
 * Deletes the records of questions that these exams hold. A separate statement, so that it sees those of transactions
 * that the statement before it waited for. In the same order as in `setHolds`, so that the two never deadlock.
 */
async function deleteHolds(trx: Database, shieldIds: readonly number[]): Promise<void> {
  await sql`
    delete from exam_holds where (question_id, shield_id) in (
      select question_id, shield_id from exam_holds where shield_id = any(${shieldIds}::bigint[])
      order by question_id, shield_id for update
    )`.execute(trx);
}

/**
 * Deletes counts that were not raised since a moment and then, if more than `max` are left, the surplus plus a tenth of
 * `max`: those with the fewest texts, and among them those that were seen longest ago.
 */
export async function deleteOldFingerprintCounts(
  db: Database,
  { max, before }: { max: number; before: Date },
): Promise<void> {
  await db.deleteFrom('exam_fingerprint_counts').where('seen_at', '<', before).execute();
  const { n } = await db
    .selectFrom('exam_fingerprint_counts')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n <= max) return;
  const surplus = n - max + Math.floor(max / 10);
  await db
    .deleteFrom('exam_fingerprint_counts')
    .where(
      sql<SqlBool>`hash in (select hash from exam_fingerprint_counts order by texts, seen_at limit ${surplus})`,
    )
    .execute();
}
