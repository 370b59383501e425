import type { AnswerSource, ChatFinish, ChatStatus, Citation } from '@aw/contracts/ai/chat';
import { sql } from 'kysely';
import type { Database } from '../database';
import { settleSpending } from './model-spending.queries';

export type AnswerEnd = {
  id: number;
  status: Exclude<ChatStatus, 'streaming'>;
  finish: ChatFinish | null;
  text: string;
  html: string | null;
  htmlVersion: number | null;
  citations: readonly Citation[];
  failure: string | null;
  /** Whether the answer was written with the images of its prompt; null without any, and if it is not known. */
  imagesSeen: boolean | null;
  firstTextAt: Date | null;
  endedAt: Date;
  promptTokens: number | null;
  completionTokens: number | null;
  /** Null if the cost of the call is unknown: then it is estimated from its prompt and the received text. */
  costMicrousd: number | null;
  receivedMicrousd?: number;
};

export type EndedAnswer = {
  userId: string;
  source: AnswerSource | null;
  /** Whether something was reserved for it. */
  isPaid: boolean;
};

/**
 * Ends an answer that is being written, deletes its parts and settles the amount that was reserved for it. Returns its
 * person and source; undefined if it has already ended or was deleted.
 */
export async function endAnswer(trx: Database, end: AnswerEnd): Promise<EndedAnswer | undefined> {
  const ended = await trx
    .updateTable('chat_messages')
    .set({
      status: end.status,
      finish: end.finish,
      text: end.text,
      html: end.html,
      html_version: end.htmlVersion,
      citations: JSON.stringify(end.citations),
      failure: end.failure,
      images_seen: sql<boolean | null>`coalesce(${end.imagesSeen}::boolean, images_seen)`,
      first_text_at: end.firstTextAt,
      ended_at: end.endedAt,
      prompt_tokens: end.promptTokens,
      completion_tokens: end.completionTokens,
      maker_id: null,
    })
    .where('id', '=', end.id)
    .where('status', '=', 'streaming')
    .returning(['user_id', 'reservation_id'])
    .returning(sql<AnswerSource | null>`source`.as('source'))
    .executeTakeFirst();
  if (!ended) return undefined;
  await trx.deleteFrom('message_parts').where('message_id', '=', end.id).execute();
  if (ended.reservation_id) {
    const { costMicrousd, receivedMicrousd } = end;
    const cost = await settleSpending(trx, { id: ended.reservation_id, costMicrousd, receivedMicrousd });
    // The reservation of a forgotten answer was settled before.
    if (cost !== undefined)
      await trx.updateTable('chat_messages').set({ cost_microusd: cost }).where('id', '=', end.id).execute();
  }
  return { userId: ended.user_id, source: ended.source, isPaid: ended.reservation_id !== null };
}

/** Asks the process that writes an answer to stop. */
export async function requestStop(db: Database, id: number): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ is_stop_asked: true })
    .where('id', '=', id)
    .where('status', '=', 'streaming')
    .execute();
}
