import type { PostState } from '@aw/contracts/moderation/staff';
import { sql } from 'kysely';
import type { Database } from '../database';
import { excerptLength } from '../moderation/excerpt-length';

const state = sql<PostState>`case when a.removed_at is null then 'visible' else 'removed' end`;

function answers(db: Database) {
  return db.selectFrom('chat_messages as a').where('a.role', '=', 'assistant');
}

/** Locks an answer that has ended; undefined if there is none. */
export async function lockAnswer(trx: Database, id: number) {
  return answers(trx)
    .select(['a.user_id', 'a.text', 'a.removed_reason', state.as('state')])
    .where('a.id', '=', id)
    .where('a.status', '<>', 'streaming')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Lists answers as the list of cases shows them. */
export async function listModeratedAnswers(db: Database, ids: readonly number[]) {
  return answers(db)
    .select(['a.id', 'a.model'])
    .select([sql<string>`left(a.text, ${excerptLength})`.as('excerpt'), state.as('state')])
    .where('a.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Finds an answer with the message before it and the number of its images, but neither the rest of its chat nor its person. */
export async function findModeratedAnswer(db: Database, id: number) {
  return answers(db)
    .leftJoin('chat_messages as q', 'q.id', 'a.parent_id')
    .select(['a.text', 'a.html', 'a.model', 'a.created_at', 'a.removed_reason', state.as('state')])
    .select(['q.text as question', 'q.html as question_html'])
    .select(
      sql<number>`(select count(*)::int from message_images i where i.message_id = a.parent_id)`.as(
        'image_count',
      ),
    )
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** Removes an answer from its chat for a reason that its person reads; null restores it. */
export async function setAnswerRemoval(
  trx: Database,
  id: number,
  removal: { reason: string; now: Date } | null,
): Promise<void> {
  await trx
    .updateTable('chat_messages')
    .set({ removed_at: removal?.now ?? null, removed_reason: removal?.reason ?? null })
    .where('id', '=', id)
    .execute();
}
