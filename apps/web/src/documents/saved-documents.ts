import { reasonOf } from '@aw/contracts/api-error';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { listSavedIds, saveDocument, unsaveDocument } from '@aw/contracts/library/public';
import { useToast } from '@aw/ui/primitives/toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey, useSession } from '~/lib/session';
import { documentKeys } from './document-keys';

/* Keys start with the session's key and the user id, so the next person to sign in never sees what another saved. */

/** Key of the list of saved documents in the library. */
export function libraryKey(userId: string, tab: string) {
  return [...sessionKey, userId, 'library', tab] as const;
}

/** Ids of the documents that a person saved, which change in other tabs too. */
function savedIdsQuery(userId: string) {
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

/**
 * Returns whether a document is saved, and a function that saves it or removes it at once, and takes that back if it
 * fails. `isSaved` is undefined while that is not known.
 */
export function useSavedDocument({ documentId: id, title }: { documentId: number; title: string }) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { user } = useSession();
  const userId = user?.id ?? '';
  // The page of a document knows it already. A server of the previous release does not send it.
  const detail = useQuery<DocumentDetail>({ queryKey: documentKeys.document(id), enabled: false }).data;
  const ids = useQuery({
    ...savedIdsQuery(userId),
    enabled: user !== undefined && detail?.isSaved === undefined,
  });

  const show = (isSaved: boolean) => {
    queryClient.setQueryData<DocumentDetail>(
      documentKeys.document(id),
      (before) => before && { ...before, isSaved },
    );
    queryClient.setQueryData(savedIdsQuery(userId).queryKey, (before) => {
      const others = before?.filter((one) => one !== id);
      return others && isSaved ? [id, ...others] : others;
    });
  };
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
    onError: (error, isSaved) => {
      show(!isSaved);
      const failed = isSaved ? 'Not saved' : 'Not removed';
      toast({ title: failed, description: reasonOf(error), tone: 'danger', about: `save document ${id}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: libraryKey(userId, 'saved') }),
  });
  return { isSaved: detail?.isSaved ?? ids.data?.has(id), change: change.mutate };
}
