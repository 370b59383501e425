import { reasonOf } from '@aw/contracts/api-error';
import { type Rating, type ReviewState, ratings } from '@aw/contracts/cards/public';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { intervalText } from './interval-text';

const ratingLabels: Readonly<Record<Rating, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};

type RatingButtonsProps = {
  /** Seconds until the next review after each rating. */
  next: Readonly<Record<Rating, number>>;
  onRate: (rating: Rating) => Promise<ReviewState>;
  onRated: () => void;
};

/** Buttons that rate how well a card was known, each with the time until it is shown again. */
export function RatingButtons({ next, onRate, onRated }: RatingButtonsProps) {
  const labelId = useId();
  const rate = useMutation({ mutationFn: onRate, onSuccess: onRated });
  return (
    <div className="grid gap-3">
      <p id={labelId} className="text-14 text-ink-muted">
        How well did you know it? Your choice decides when you see this card again.
      </p>
      <ul aria-labelledby={labelId} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {ratings.map((rating) => (
          <li key={rating} className="grid">
            <Button isBlock disabled={rate.isPending || rate.isSuccess} onClick={() => rate.mutate(rating)}>
              {ratingLabels[rating]}: {intervalText(next[rating])}
            </Button>
          </li>
        ))}
      </ul>
      {rate.error && (
        <Note tone="danger" title="Not saved.">
          {reasonOf(rate.error)}
        </Note>
      )}
    </div>
  );
}
