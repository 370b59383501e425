import { sql } from 'kysely';
import type { ExportTable } from './export-table';

/**
 * Rows about chats with a model or the study library, and their memory; messages first, because they are parts of
 * chats.
 */
export const chatTables: readonly ExportTable[] = [
  {
    file: 'chat-messages.json',
    table: 'chat_messages',
    user: 'user_id',
    key: [['id', 'bigint']],
    fields: {
      id: 'id',
      chatId: 'conversation_id',
      follows: 'parent_id',
      role: 'role',
      text: sql`case when t.removed_at is null then t.text else '' end`,
      status: 'status',
      source: 'source',
      model: 'model',
      citations: sql`case when t.removed_at is null then t.citations else '[]' end`,
      givenSources: 'given_sources',
      readings: sql`case when t.removed_at is null then t.readings else '[]' end`,
      feedback: 'feedback',
      needsCare: 'needs_care',
      images: sql`array(
        select 'images/' || i.image_id || '.webp' from message_images i where i.message_id = t.id order by i.position)`,
      imagesSeen: 'images_seen',
      createdAt: 'created_at',
      endedAt: 'ended_at',
      removedAt: 'removed_at',
      removedReason: 'removed_reason',
    },
    // Nothing of an answer that staff removed is exported, as in its chat.
    withheld: [
      'text',
      'citations',
      'readings',
      'html',
      'html_version',
      'finish',
      'send_key',
      'is_stop_asked',
      'maker_id',
      'first_text_at',
      'failure',
      'prompt_tokens',
      'completion_tokens',
      'reservation_id',
      'cost_microusd',
    ],
    erasure: 'deleted',
  },
  {
    file: 'chats.json',
    table: 'conversations',
    user: 'user_id',
    key: [['id', 'uuid']],
    fields: {
      id: 'id',
      title: 'title',
      mode: 'mode',
      subject: 'subject',
      topic: 'topic',
      documentId: 'document_id',
      furtherDocumentIds: sql`(
        select coalesce(json_agg(d.document_id order by d.position), '[]')
        from conversation_documents d where d.conversation_id = t.id)`,
      isKept: 'is_kept',
      // A solution is a part of the chat once its student has asked to see it.
      tutoring: sql`case when t.tutoring->>'shownAt' is null then t.tutoring - '{answer,steps,mistakes}'::text[] else t.tutoring end`,
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    withheld: ['tutoring'],
    erasure: 'deleted',
  },
  {
    file: 'memory.json',
    table: 'memory_facts',
    user: 'user_id',
    key: [['id', 'bigint']],
    fields: {
      kind: 'kind',
      text: 'text',
      subject: 'subject',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    withheld: ['id'],
    erasure: 'deleted',
  },
];
