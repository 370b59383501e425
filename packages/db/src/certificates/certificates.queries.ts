import type { CertificateTemplate } from '@aw/contracts/certificates/public';
import { sql } from 'kysely';
import type { Database } from '../database';

/** Certificates, each with the number of its attempt among the person's attempts at the quiz. */
function certificates(db: Database) {
  return db
    .selectFrom('certificates as c')
    .innerJoin('quizzes as q', 'q.id', 'c.quiz_id')
    .innerJoin('quiz_attempts as a', 'a.id', 'c.quiz_attempt_id')
    .selectAll('c')
    .select(['q.is_machine_made'])
    .select(
      sql<number>`(
        select count(*)::int from quiz_attempts o
        where o.user_id = a.user_id and o.quiz_id = a.quiz_id and (o.started_at, o.id) <= (a.started_at, a.id)
      )`.as('attempt_number'),
    );
}

/** Finds a certificate of any person. */
export async function find(db: Database, certificateId: string) {
  return certificates(db).where('c.certificate_id', '=', certificateId).executeTakeFirst();
}
export type CertificateRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Lists a person's valid certificates, latest first, or the one for a quiz. */
export async function listValid(
  db: Database,
  { userId, quizId, limit }: { userId: string; quizId?: number; limit: number },
) {
  let query = certificates(db)
    .where('c.user_id', '=', userId)
    .where('c.replaced_at', 'is', null)
    .where('c.revoked_at', 'is', null);
  if (quizId !== undefined) query = query.where('c.quiz_id', '=', quizId);
  return query.orderBy('c.completed_at', 'desc').orderBy('c.certificate_id').limit(limit).execute();
}

/** Lists a person's certificates in all states, latest first. */
export async function listOfUser(db: Database, userId: string, limit: number) {
  return certificates(db)
    .where('c.user_id', '=', userId)
    .orderBy('c.completed_at', 'desc')
    .orderBy('c.certificate_id')
    .limit(limit)
    .execute();
}

/** Finds a person's valid certificate for a quiz and locks it until the transaction ends. */
export async function lockValid(trx: Database, { userId, quizId }: { userId: string; quizId: number }) {
  return trx
    .selectFrom('certificates')
    .select(['certificate_id', 'quiz_attempt_id', 'percentage', 'is_public', 'template', 'student_name'])
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type NewCertificate = {
  certificate_id: string;
  user_id: string;
  quiz_id: number;
  quiz_attempt_id: string;
  student_name: string;
  quiz_title: string;
  subject: string;
  score: number;
  total_questions: number;
  percentage: number;
  completed_at: Date;
  template: CertificateTemplate;
  is_public: boolean;
};

export async function insert(trx: Database, certificate: NewCertificate): Promise<void> {
  await trx.insertInto('certificates').values(certificate).execute();
}

/**
 * Marks certificates of one person, or one of them, whose quiz contains a bank item that the person had already seen
 * with its key, in the result of an attempt at another quiz. `users` are the accounts of that person.
 */
export async function markKeysShownElsewhere(
  trx: Database,
  { users, certificateId = null }: { users: readonly string[]; certificateId?: string | null },
): Promise<void> {
  // One pass over the person's answers, for any number of certificates.
  await sql`
    with certified as materialized (
      select c.certificate_id, a.quiz_id, a.completed_at, q.bank_id
      from certificates c
      join quiz_attempts a on a.id = c.quiz_attempt_id
      join quiz_answers s on s.attempt_id = a.id
      join quiz_questions q on q.id = s.question_id
      where c.user_id = any(${users}::text[]) and not c.keys_shown_elsewhere and q.bank_id is not null
        and c.certificate_id = coalesce(${certificateId}::text, c.certificate_id)
    ), shown as materialized (
      select a.quiz_id, q.bank_id, min(a.completed_at) as at
      from quiz_attempts a
      join quiz_answers s on s.attempt_id = a.id
      join quiz_questions q on q.id = s.question_id
      where a.user_id = any(${users}::text[]) and a.completed_at is not null
        and q.bank_id in (select bank_id from certified)
      group by a.quiz_id, q.bank_id
    )
    update certificates set keys_shown_elsewhere = true
    where certificate_id in (
      select c.certificate_id from certified c
      join shown h on h.bank_id = c.bank_id
      where h.quiz_id <> c.quiz_id and h.at < c.completed_at)`.execute(trx);
}

/** Records that a better pass has replaced a certificate. */
export async function markReplaced(trx: Database, certificateId: string, now: Date): Promise<void> {
  await trx
    .updateTable('certificates')
    .set({ replaced_at: now, updated_at: now })
    .where('certificate_id', '=', certificateId)
    .execute();
}

type Change = { student_name?: string; template?: CertificateTemplate; is_public?: boolean };

/** Changes the fields that its owner may change; false if it is not theirs. */
export async function update(
  trx: Database,
  { certificateId, userId, now, ...change }: Change & { certificateId: string; userId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('certificates')
    .set({ ...change, updated_at: now })
    .where('certificate_id', '=', certificateId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the worse of two people's valid certificates for the same quiz; if they are equal, the later one. */
export async function replaceDuplicates(
  trx: Database,
  { from, into, now }: { from: string; into: string; now: Date },
): Promise<void> {
  await sql`
    update certificates w set replaced_at = ${now}, updated_at = ${now}
    from certificates b
    where w.quiz_id = b.quiz_id and w.user_id <> b.user_id
      and w.user_id in (${from}, ${into}) and b.user_id in (${from}, ${into})
      and w.replaced_at is null and w.revoked_at is null and b.replaced_at is null and b.revoked_at is null
      and (w.percentage, b.completed_at, b.certificate_id) < (b.percentage, w.completed_at, w.certificate_id)`.execute(
    trx,
  );
}

/**
 * Revokes a certificate, valid or replaced, and its credential for good; returns its person, and undefined if there is
 * nothing to revoke.
 */
export async function revoke(
  trx: Database,
  { certificateId, reason, now }: { certificateId: string; reason: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    with revoked as (
      update certificates set revoked_at = ${now}, revoked_reason = ${reason}, updated_at = ${now}
      where certificate_id = ${certificateId} and revoked_at is null
      returning user_id, status_index
    ), listed as (
      insert into revoked_credentials (status_index, revoked_at)
      select status_index, ${now} from revoked
      on conflict do nothing
    )
    select user_id from revoked`.execute(trx);
  return rows[0]?.user_id;
}

/** Revokes the credentials of people; they stay revoked when the certificates are deleted. */
export async function revokeCredentials(trx: Database, users: string[], now: Date): Promise<void> {
  await sql`
    insert into revoked_credentials (status_index, revoked_at)
    select status_index, ${now} from certificates where user_id = any(${users})
    on conflict do nothing`.execute(trx);
}

/** Lists the revoked indexes of a status list: `size` indexes from `first` on. */
export async function listRevokedIndexes(
  db: Database,
  { first, size }: { first: number; size: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('revoked_credentials')
    .select('status_index')
    .where('status_index', '>=', first)
    .where('status_index', '<', first + size)
    .execute();
  return rows.map((row) => row.status_index - first);
}

/** Finds the highest used index of the status lists; undefined without any certificate. */
export async function findHighestStatusIndex(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('certificates')
    .select('status_index')
    .orderBy('status_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status_index;
}

type Figures = { score: number; total_questions: number; percentage: number };

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
