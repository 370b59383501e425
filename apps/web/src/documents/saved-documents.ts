import { reasonOf } from '@aw/contracts/api-error';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { listSavedIds, saveDocument, unsaveDocument } from '@aw/contracts/library/public';
import { useToast } from '@aw/ui/primitives/toast';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { libraryKey } from '~/lib/library-key';
import { sessionKey, useSession } from '~/lib/session';
import { documentKeys } from './document-keys';

/** Ids of the documents that a person saved, which change in other tabs too. */
export function savedIdsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'saves'],
    queryFn: async ({ signal }) => {
      const { documentIds } = await api.call(listSavedIds, { params: { userId }, signal });
      return documentIds;
    },
    staleTime: 60_000,
    // Each card asks for them; a server of the previous release does not have them.
    retryOnMount: false,
    select: (ids) => new Set(ids),
  });
}

type SavedState = { userId: string; id: number; isSaved: boolean };

/** Shows a document as saved or not. Answers on their way do not know of it yet, so they no longer count. */
export async function showSaved(
  queryClient: QueryClient,
  { userId, id, isSaved }: SavedState,
): Promise<void> {
  const detailKey = documentKeys.document(id);
  const idsKey = savedIdsQuery(userId).queryKey;
  await Promise.all(
    [detailKey, idsKey].map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })),
  );
  queryClient.setQueryData<DocumentDetail>(detailKey, (before) => before && { ...before, isSaved });
  queryClient.setQueryData(idsKey, (before) => {
    const others = before?.filter((one) => one !== id);
    return others && isSaved ? [id, ...others] : others;
  });
}

type Known<T> = { data: T | undefined; dataUpdatedAt: number };

/** Returns whether a document is saved, by the newer of what its page and the list of ids said. */
export function newerState(
  id: number,
  detail: Known<Pick<DocumentDetail, 'isSaved'>>,
  ids: Known<ReadonlySet<number>>,
): boolean | undefined {
  const isInIds = ids.data?.has(id);
  const isInDetail = detail.data?.isSaved;
  return ids.dataUpdatedAt > detail.dataUpdatedAt ? (isInIds ?? isInDetail) : (isInDetail ?? isInIds);
}

type Options = {
  documentId: number;
  title: string;
  /** Set in a list, whose documents were perhaps opened long ago. On the page of a document, its answer is enough. */
  isInList?: boolean;
};

/**
 * Returns whether a document is saved, and a function that saves it or removes it at once, and takes that back if it
 * fails. `isSaved` is undefined while that is not known.
 */
export function useSavedDocument({ documentId: id, title, isInList = false }: Options) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const detail = useQuery<DocumentDetail>({ queryKey: documentKeys.document(id), enabled: false });
  const ids = useQuery({
    ...savedIdsQuery(userId),
    // A server of the previous release does not send it with the document.
    enabled: user !== undefined && (isInList || detail.data?.isSaved === undefined),
  });

  const show = (isSaved: boolean) => showSaved(queryClient, { userId, id, isSaved });
  const change = useMutation({
    mutationFn: (isSaved: boolean) => api.call(isSaved ? saveDocument : unsaveDocument, { params: { id } }),
    // Two presses in a row are sent one after the other.
    scope: { id: `save document ${id}` },
    onMutate: show,
    onSuccess: (_, isSaved) =>
      toast({
        title: isSaved ? 'Saved in My library' : 'Removed from My library',
        description: `“${title}”`,
        about: `save document ${id}`,
        ...(!isSaved && { action: { label: 'Undo', onSelect: () => change.mutate(true) } }),
      }),
    onError: async (error, isSaved) => {
      await show(!isSaved);
      const failed = isSaved ? 'Not saved' : 'Not removed';
      toast({ title: failed, description: reasonOf(error), tone: 'danger', about: `save document ${id}` });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: libraryKey(userId, 'saved') }),
        // Their first answer was cancelled.
        ...(ids.data ? [] : [queryClient.invalidateQueries({ queryKey: savedIdsQuery(userId).queryKey })]),
      ]),
  });
  return { isSaved: newerState(id, detail, ids), change: change.mutate };
}
