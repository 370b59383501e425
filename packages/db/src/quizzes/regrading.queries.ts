import { sql } from 'kysely';
import type { Database } from '../database';

/**
 * Lists a page of the attempts with an item, by id, including open ones, so that the last id is the position of the
 * next page.
 */
export async function listAttemptsAtItem(
  db: Database,
  { itemId, after, limit }: { itemId: number; after: string | null; limit: number },
) {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    score: number;
    total_questions: number;
    percentage: number;
    passed: boolean;
    pass_percentage: number;
    is_pass_kept: boolean;
    completed_at: Date | null;
  }>`
    select a.id, a.user_id, a.score, a.total_questions, a.percentage, a.passed, a.pass_percentage,
      a.is_pass_kept, a.completed_at
    from (
      -- Along the index for each version, however many attempts there are.
      select s.attempt_id from quiz_questions v
      cross join lateral (
        select attempt_id from quiz_answers
        where question_id = v.id and attempt_id > ${after ?? ''}
        order by attempt_id limit ${limit}
      ) s
      where v.item_id = ${itemId}
      order by s.attempt_id limit ${limit}
    ) asked
    join quiz_attempts a on a.id = asked.attempt_id
    order by a.id`.execute(db);
  return rows;
}

/** Records the progress of a correction and its effects so far; null keeps a time or position. */
export async function noteCorrectionProgress(
  trx: Database,
  id: number,
  progress: { to: string | null; attempts: number; certificates: number; doneAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('quiz_corrections')
    .set({
      // The greater progress of two overlapping tries counts.
      done_to: sql`greatest(done_to, ${progress.to}::text)`,
      done_at: sql`coalesce(done_at, ${progress.doneAt}::timestamptz)`,
      attempts_changed: sql`attempts_changed + ${progress.attempts}`,
      certificates_changed: sql`certificates_changed + ${progress.certificates}`,
    })
    .where('id', '=', id)
    .execute();
}

type Figures = { score: number; total_questions: number; percentage: number };

type Regraded = Figures & {
  id: string;
  passed: boolean;
  is_pass_kept: boolean;
  /** Without it, the earlier time stays. */
  regraded_at?: Date;
};

/** Changes the figures of a closed attempt; the caller has locked it. */
export async function regradeAttempt(trx: Database, { id, ...result }: Regraded): Promise<void> {
  await trx.updateTable('quiz_attempts').set(result).where('id', '=', id).execute();
}

/** Updates the figures on an attempt's certificates that were not revoked; returns their number. */
export async function regradeCertificates(
  trx: Database,
  { attemptId, now, ...figures }: Figures & { attemptId: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('certificates')
    .set({ ...figures, updated_at: now })
    .where('quiz_attempt_id', '=', attemptId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type Loss = { attemptId: string; correctionId: number; reason: string; now: Date };

/** Revokes all certificates of an attempt that a correction failed, with their credentials; returns their ids. */
export async function revokeCertificatesOfAttempt(
  trx: Database,
  { attemptId, correctionId, reason, now }: Loss,
): Promise<string[]> {
  const { rows } = await sql<{ certificate_id: string }>`
    with revoked as (
      update certificates
      set revoked_at = ${now}, revoked_reason = ${reason}, correction_id = ${correctionId}, updated_at = ${now}
      where quiz_attempt_id = ${attemptId} and revoked_at is null
      returning certificate_id, status_index
    ), listed as (
      insert into revoked_credentials (status_index, revoked_at)
      select status_index, ${now} from revoked
      on conflict do nothing
    )
    select certificate_id from revoked`.execute(trx);
  return rows.map((row) => row.certificate_id);
}

/**
 * Lists attempts of people at a quiz that are passed or have certificates. `certificates` counts those that were not
 * revoked, `standing_percentage` is that of the valid one, and `is_barred` is true if staff revoked one by hand.
 */
export async function listCertifiedAttempts(
  db: Database,
  { quizId, users }: { quizId: number; users: readonly string[] },
) {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    passed: boolean;
    percentage: number;
    completed_at: Date;
    is_barred: boolean;
    certificates: number;
    standing_percentage: number | null;
  }>`
    select a.id, a.user_id, a.passed, a.percentage, a.completed_at,
      coalesce(bool_or(c.revoked_at is not null and c.correction_id is null), false) as is_barred,
      (count(c.certificate_id) filter (where c.revoked_at is null))::int as certificates,
      max(c.percentage) filter (where c.revoked_at is null and c.replaced_at is null) as standing_percentage
    from quiz_attempts a
    left join certificates c on c.quiz_attempt_id = a.id
    where a.quiz_id = ${quizId} and a.user_id = any(${users}::text[]) and a.completed_at is not null
      and (a.passed or c.certificate_id is not null)
    group by a.id
    order by a.id`.execute(db);
  return rows;
}
export type CertifiedAttemptRow = Awaited<ReturnType<typeof listCertifiedAttempts>>[number];
