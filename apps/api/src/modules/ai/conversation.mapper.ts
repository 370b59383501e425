import type { ChatMessage, Citation, CitedSource } from '@aw/contracts/ai/chat';
import type { Conversation } from '@aw/contracts/ai/conversations';
import type { ChatMessageRow, ConversationRow } from '@aw/db/ai';
import type { StoredMessage } from './show-messages';

/** A message as it is stored; `showMessages` decides what of it a reader may see. */
export function toStoredMessage(row: ChatMessageRow): StoredMessage {
  return {
    id: row.id,
    parentId: row.parent_id,
    role: row.role as ChatMessage['role'],
    text: row.text,
    html: row.html,
    status: row.status as ChatMessage['status'],
    finish: row.finish as ChatMessage['finish'],
    source: row.source as ChatMessage['source'],
    model: row.model,
    // Written by us alone, in this shape.
    citations: row.citations as Citation[],
    feedback: row.feedback as ChatMessage['feedback'],
    removedReason: row.removed_reason,
    givenSources: row.given_sources as CitedSource[] | null,
    createdAt: row.created_at.toISOString(),
  };
}

/** A conversation as it is listed. */
export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    mode: row.mode as Conversation['mode'],
    subject: row.subject,
    topic: row.topic,
    document: row.document_id === null ? null : { id: row.document_id, title: row.document_title ?? '' },
    isKept: row.is_kept,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
