import { unlockDocument } from '@aw/contracts/documents/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { sessionKey } from '../../../lib/session';
import { libraryKeys } from '../library-keys';

/** Spends one credit on a document, for ever; ApiError `credits.none` when there is none. */
export function useUnlockDocument(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(unlockDocument, { params: { id } }),
    // Also after a refusal: the balance on the page was then not the one on the server.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: libraryKeys.document(id) }),
        queryClient.invalidateQueries({ queryKey: sessionKey }),
      ]),
  });
}
