import { type DocumentDetail, rateDocument } from '@aw/contracts/documents/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

/** Gives a document one to five stars; the new mean is shown at once, lists follow. */
export function useRateDocument(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (stars: number) => api.call(rateDocument, { params: { id }, body: { stars } }),
    onSuccess: (rating, stars) => {
      queryClient.setQueryData<DocumentDetail>(libraryKeys.document(id), (document) =>
        document ? { ...document, rating, myRating: stars } : document,
      );
      return queryClient.invalidateQueries({ queryKey: libraryKeys.documents });
    },
  });
}
