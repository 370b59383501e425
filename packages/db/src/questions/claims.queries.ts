import { sql } from 'kysely';
import type { Database } from '../database';
import { questionCards } from './questions.queries';

/** Returns the present claim of a question, or undefined. */
export async function findClaim(db: Database, questionId: number, now: Date) {
  return db
    .selectFrom('question_claims')
    .select(['id', 'expert_id', 'expires_at'])
    .where('question_id', '=', questionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends expired claims of a question, and with `expertId` that expert's own. The caller has locked the question. */
export async function endClaims(
  trx: Database,
  { questionId, expertId, now }: { questionId: number; expertId?: string; now: Date },
): Promise<void> {
  await sql`
    update question_claims set ended_at = ${now}
    where question_id = ${questionId} and ended_at is null
      and (expires_at <= ${now} or expert_id = ${expertId ?? null})`.execute(trx);
}

/** Stores a claim. The caller has locked the question and ended earlier claims. */
export async function insertClaim(
  trx: Database,
  claim: { questionId: number; expertId: string; now: Date; until: Date },
): Promise<void> {
  await trx
    .insertInto('question_claims')
    .values({
      question_id: claim.questionId,
      expert_id: claim.expertId,
      claimed_at: claim.now,
      expires_at: claim.until,
    })
    .execute();
}

/** Counts the questions that an expert has claimed now, except one. */
export async function countClaims(
  db: Database,
  { expertId, besides, now }: { expertId: string; besides: number; now: Date },
): Promise<number> {
  const { n } = await db
    .selectFrom('question_claims')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('expert_id', '=', expertId)
    .where('question_id', '<>', besides)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return n;
}

/** Ends expired claims, so that the list of open questions is complete. */
export async function endOldClaims(db: Database, now: Date): Promise<void> {
  await sql`update question_claims set ended_at = expires_at where ended_at is null and expires_at <= ${now}`.execute(
    db,
  );
}

type OpenPage = {
  expertId: string;
  /** In lower case; null for every subject. Questions without a subject are always included. */
  subjects: string[] | null;
  now: Date;
  limit: number;
  after?: { promisedAt: Date; id: number };
};

/** Lists unanswered questions that an expert may answer, the earliest promise first, without those that others have claimed. */
export async function listOpen(db: Database, page: OpenPage) {
  const { expertId, subjects, now, limit, after } = page;
  let query = questionCards(db)
    .leftJoin('question_claims as c', (join) =>
      join
        .onRef('c.question_id', '=', 'q.id')
        .on('c.ended_at', 'is', null)
        .on('c.expires_at', '>', now)
        .on('c.expert_id', '=', expertId),
    )
    .select('c.expires_at as claimed_until')
    .where('q.is_listed', '=', true)
    .where('q.is_answered', '=', false)
    .where('q.promised_at', 'is not', null)
    .where('q.asker_id', '<>', expertId)
    .where(sql<boolean>`not exists (
      select from question_claims o where o.question_id = q.id and o.ended_at is null and o.expires_at > ${now}
        and o.expert_id <> ${expertId})`)
    .where(sql<boolean>`not exists (
      select from answers a where a.question_id = q.id and a.expert_id = ${expertId} and a.status = 'held')`);
  if (subjects)
    query = query.where(
      sql<boolean>`(q.subject is null or lower(btrim(q.subject)) in ('general', '') or lower(btrim(q.subject)) = any(${subjects}))`,
    );
  if (after) query = query.where(sql<boolean>`(q.promised_at, q.id) > (${after.promisedAt}, ${after.id})`);
  return query.orderBy('q.promised_at').orderBy('q.id').limit(limit).execute();
}

type Steps = { label: string; content: string }[];

/** Returns the answer that an expert is writing to a question. */
export async function findAnswerDraft(db: Database, questionId: number, userId: string) {
  const row = await db
    .selectFrom('answer_drafts')
    .select(['content', 'saved_at'])
    .select(sql<Steps>`steps`.as('steps'))
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row;
}

/** Saves the draft, replacing an earlier one. */
export async function saveAnswerDraft(
  trx: Database,
  draft: { questionId: number; userId: string; content: string; steps: Steps; savedAt: Date },
): Promise<void> {
  const fields = { content: draft.content, steps: JSON.stringify(draft.steps), saved_at: draft.savedAt };
  await trx
    .insertInto('answer_drafts')
    .values({ question_id: draft.questionId, user_id: draft.userId, ...fields })
    .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doUpdateSet(fields))
    .execute();
}

export async function deleteAnswerDraft(trx: Database, questionId: number, userId: string): Promise<void> {
  await trx
    .deleteFrom('answer_drafts')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .execute();
}
