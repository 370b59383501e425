import { rateDocument } from '@aw/contracts/documents/public';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { StarRatingInput } from '@aw/ui/patterns/star-rating';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

const steps = [1, 2, 3, 4, 5] as const;

/** One's own stars for an unlocked document; a new choice replaces the old one. */
export function RateDocument({ document }: { document: DocumentDetail }) {
  const { toast } = useToast();
  const rate = useRateDocument(document.id);
  const given = rate.isPending ? rate.variables : document.myRating;
  return (
    <div className="rounded-2 border border-line bg-surface-raised px-4 py-3.5">
      <StarRatingInput
        legend="Rate this document"
        value={steps.find((stars) => stars === given) ?? null}
        onChange={(stars) =>
          rate.mutate(stars, {
            onError: () =>
              toast({
                title: 'Not Rated',
                description: 'Your rating was not saved. Please try again.',
                tone: 'danger',
              }),
          })
        }
      />
    </div>
  );
}

/** Gives a document one to five stars; the new mean is shown at once, lists follow. */
function useRateDocument(id: number) {
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
