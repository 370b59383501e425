import { getConversation, listConversations } from '@aw/contracts/ai/conversations';
import { getDocument } from '@aw/contracts/documents/public';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** The first part of the key of everything that a person has of chats; another person has others. */
export const chatsKey = [...sessionKey, 'chats'] as const;

/** The first part of the key of lists of chats. */
export const conversationsKey = [...chatsKey, 'list'] as const;

/** The person's chats that a search finds, page after page. */
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

/** One chat with all its messages; an unknown one is an ApiError with the code `conversations.not_found`. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [...chatsKey, 'chat', id],
    queryFn: ({ signal }) => api.call(getConversation, { params: { id }, signal }),
    // Other tabs and devices write to it too.
    staleTime: 0,
  });
}

/** The document that a chat is about. */
export function chatDocumentQuery(id: number) {
  return queryOptions({
    queryKey: [...chatsKey, 'document', id],
    queryFn: ({ signal }) => api.call(getDocument, { params: { id }, signal }),
  });
}
