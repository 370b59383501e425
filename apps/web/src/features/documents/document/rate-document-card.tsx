import { rateDocument } from '@aw/contracts/documents/public';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { StarRatingInput } from '@aw/ui/patterns/star-rating';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';

const steps = [1, 2, 3, 4, 5] as const;

/** The user's own rating of an unlocked document. A new choice replaces the old one. */
export function RateDocument({ document }: { document: DocumentDetail }) {
  const { toast } = useToast();
  const rate = useRateDocument(document.id);
  const ownStars = rate.isPending ? rate.variables : document.myRating;
  return (
    <div className="rounded-2 border border-line bg-surface-raised px-4 py-3.5">
      <StarRatingInput
        legend="Rate this document"
        value={steps.find((stars) => stars === ownStars) ?? null}
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

/** Rates a document with one to five stars. The page shows the new mean at once, and lists are refetched. */
function useRateDocument(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (stars: number) => api.call(rateDocument, { params: { id }, body: { stars } }),
    onSuccess: (rating, stars) => {
      queryClient.setQueryData<DocumentDetail>(documentKeys.document(id), (document) =>
        document ? { ...document, rating, myRating: stars } : document,
      );
      return queryClient.invalidateQueries({ queryKey: documentKeys.documents });
    },
  });
}
