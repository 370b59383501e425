import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { listDocuments } from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { listLibrary } from '@aw/contracts/library/public';
import { formatAny } from '@aw/ui/primitives/format-count';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** A document that can be added to a chat. */
export type FoundDocument = { id: number; title: string; detail: string };

const perSearch = 12;
const perTab = 5;

/** Lists of the person's library that are offered without a search, with their headings. */
const tabs = [
  { tab: 'recent', title: 'Recently read' },
  { tab: 'saved', title: 'Saved' },
  { tab: 'unlocked', title: 'Unlocked' },
  { tab: 'uploaded', title: 'Uploaded' },
] as const;

/** Query of the documents that match the words. */
export function foundDocumentsQuery(q: string) {
  return queryOptions({
    queryKey: [...sessionKey, 'chats', 'found-documents', q],
    queryFn: async ({ signal }) =>
      (await api.call(listDocuments, { query: { q, limit: perSearch }, signal })).map(toFound),
    enabled: q !== '',
    // Another try would arrive when other words are typed.
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/**
 * Query of the latest documents in the lists of the library, each in the first list that has it. Those that are still being
 * checked are left out, because they cannot be read yet.
 */
export function offeredDocumentsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'library', 'offered'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        tabs.map(({ tab }) =>
          api.call(listLibrary, { params: { userId }, query: { tab, limit: perTab }, signal }),
        ),
      );
      const seen = new Set<number>();
      return tabs.map(({ title }, at) => ({
        title,
        documents: (lists[at] ?? []).flatMap((row) => {
          if (!('addedAt' in row) || row.status !== 'published' || seen.has(row.id)) return [];
          seen.add(row.id);
          return toFound(row);
        }),
      }));
    },
    staleTime: 10_000,
  });
}

function toFound({
  id,
  title,
  documentType,
  pageCount,
  courseCode,
  schoolName,
}: DocumentCard): FoundDocument {
  const facts = [documentTypeNames[documentType], courseCode ?? schoolName, formatAny(pageCount, 'page')];
  return { id, title, detail: facts.filter(Boolean).join(', ') };
}
