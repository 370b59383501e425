import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../primitives/format-count';

const steps = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof steps)[number];

export type StarRatingProps = {
  /** Mean of all ratings, 0 to 5. */
  value: number;
  /** Number of ratings. With none, no rating is shown. */
  count: number;
  /** Word for one rating. */
  noun?: 'rating' | 'review';
};

function Row({ filled, tone }: { filled: number; tone: 'ink' | 'mark' }) {
  const paint = tone === 'mark' ? 'fill-mark' : 'fill-current';
  return (
    <span aria-hidden="true" className="relative inline-flex gap-0.5">
      {steps.map((step) => (
        <Star key={step} className="size-4 text-ink-faint" strokeWidth={1.5} />
      ))}
      <span
        className="absolute inset-y-0 start-0 flex gap-0.5 overflow-hidden text-ink"
        style={{ inlineSize: `${(filled / 5) * 100}%` }}
      >
        {steps.map((step) => (
          <Star key={step} className={`size-4 flex-none ${paint}`} strokeWidth={1.5} />
        ))}
      </span>
    </span>
  );
}

/** Shows the mean rating as stars and as a figure, with the number of ratings. */
export function StarRating({ value, count, noun = 'rating' }: StarRatingProps) {
  if (count === 0) return <span className="text-13 text-ink-faint">No {noun}s yet</span>;
  return (
    <span className="inline-flex items-center gap-2 text-13 leading-5 whitespace-nowrap text-ink-muted">
      <Row filled={value} tone="ink" />
      <span className="sr-only">{`${value.toFixed(1)} of 5 stars, ${formatCount(count, noun)}`}</span>
      <span aria-hidden="true" className="tabular-nums">
        <b className="font-strong text-ink">{value.toFixed(1)}</b> ({formatCount(count, noun)})
      </span>
    </span>
  );
}

export type StarRatingInputProps = {
  /** Question above the stars: 'Rate this document'. */
  legend: string;
  value: Stars | null;
  onChange: (value: Stars) => void;
};

/** Lets a person rate something: five radio buttons drawn as stars. The arrow keys move, the choice is announced. */
export function StarRatingInput({ legend, value, onChange }: StarRatingInputProps) {
  const name = useId();
  const [pointedAt, setPointedAt] = useState<Stars | null>(null);
  const shown = pointedAt ?? value ?? 0;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-14 font-strong">{legend}</legend>
      <div className="flex items-center gap-3">
        <span className="flex" onPointerLeave={() => setPointedAt(null)}>
          {steps.map((step) => (
            <label
              key={step}
              onPointerEnter={() => setPointedAt(step)}
              className="relative grid size-8 cursor-pointer place-items-center rounded-1 has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                checked={value === step}
                onChange={() => onChange(step)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden="true"
                className={`size-6 ${step <= shown ? 'fill-mark text-ink' : 'text-line-strong'}`}
                strokeWidth={1.5}
              />
              <span className="sr-only">{formatCount(step, 'star')}</span>
            </label>
          ))}
        </span>
        <output className="text-13 text-ink-muted">
          {value ? `You gave ${formatCount(value, 'star')}` : 'Not rated yet'}
        </output>
      </div>
    </fieldset>
  );
}
