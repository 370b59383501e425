import type { ChatMessage, Citation } from '@aw/contracts/ai/chat';
import type { Conversation } from '@aw/contracts/ai/conversations';
import type { ChatMessageRow, ConversationRow } from '@aw/db';

/** A message as its person sees it. */
export function toChatMessage(row: ChatMessageRow): ChatMessage {
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
