import type { DocumentDetail } from '@aw/contracts/documents/public';
import { StarRatingInput } from '@aw/ui/patterns/star-rating';
import { useToast } from '@aw/ui/primitives/toast';
import { useRateDocument } from './rate-document';

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
                description: 'Your rating was not stored. Please try again.',
                tone: 'danger',
              }),
          })
        }
      />
    </div>
  );
}
