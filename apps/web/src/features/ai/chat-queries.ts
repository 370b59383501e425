import { getConversation, listConversations } from '@aw/contracts/ai/conversations';
import { getDocument } from '@aw/contracts/documents/public';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** Prefix of the keys of all chat queries. It depends on the session, so another user never sees these chats. */
export const chatsKey = [...sessionKey, 'chats'] as const;

/** Prefix of the keys of chat lists. */
export const conversationsKey = [...chatsKey, 'list'] as const;

/** Query of the user's chats that match a search, page by page. */
export function conversationsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, q],
    queryFn: ({ pageParam, signal }) =>
      api.page(listConversations, { query: { q: q || undefined, limit: 30, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Query of a chat with all its messages. Fails with the code `conversations.not_found` for an unknown chat. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [...chatsKey, 'chat', id],
    queryFn: ({ signal }) => api.call(getConversation, { params: { id }, signal }),
    // Other tabs and devices may have written to it.
    staleTime: 0,
  });
}

function chatDocumentQuery(id: number) {
  return queryOptions({
    queryKey: [...chatsKey, 'document', id],
    queryFn: ({ signal }) => api.call(getDocument, { params: { id }, signal }),
  });
}

/** A document that a chat is about, or the reason why it did not load. */
export type LoadedDocument = { id: number; document?: DocumentDetail; error?: unknown };

/** Query of the documents that a chat is about. Never fails: one of them can be gone. */
export function chatDocumentsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...chatsKey, 'documents', ...ids],
    queryFn: ({ client }) =>
      Promise.all(
        ids.map(
          (id): Promise<LoadedDocument> =>
            client.fetchQuery(chatDocumentQuery(id)).then(
              (document) => ({ id, document }),
              (error: unknown) => ({ id, error }),
            ),
        ),
      ),
    placeholderData: keepPreviousData,
  });
}
