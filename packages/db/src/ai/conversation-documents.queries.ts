import { sql } from 'kysely';
import type { Database } from '../database';

/** A document of a conversation, with its current title. */
export type ConversationDocument = { id: number; title: string };

/** Lists the documents of a conversation in their order. */
export async function listConversationDocuments(
  db: Database,
  conversationId: string,
): Promise<ConversationDocument[]> {
  const { rows } = await sql<ConversationDocument>`
    select d.id, d.title
    from (
      select document_id, 1 as position from conversations where id = ${conversationId}
      union all
      select document_id, position from conversation_documents where conversation_id = ${conversationId}
    ) as c
    join documents d on d.id = c.document_id
    order by c.position`.execute(db);
  return rows;
}

/** Replaces the documents of a conversation with these, at most five different ones, in this order. */
export async function saveConversationDocuments(
  trx: Database,
  conversationId: string,
  [firstId, ...otherIds]: readonly number[],
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ document_id: firstId ?? null })
    .where('id', '=', conversationId)
    .execute();
  await trx.deleteFrom('conversation_documents').where('conversation_id', '=', conversationId).execute();
  if (otherIds.length === 0) return;
  await trx
    .insertInto('conversation_documents')
    .values(
      otherIds.map((id, at) => ({ conversation_id: conversationId, position: at + 2, document_id: id })),
    )
    .execute();
}
