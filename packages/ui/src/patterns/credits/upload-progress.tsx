import { formatCount } from '../../primitives/format-count';
import { Stroke } from '../../primitives/progress';

export type UploadProgressProps = {
  /** Number of accepted uploads towards the next credits. */
  done: number;
  /** Number of uploads that earn credits; 10 by default. */
  of?: number;
  /** Number of credits that they earn: 5, or fewer when some are withheld. */
  credits?: number;
  /** Replaces the usual line when fewer than 5 credits will come. */
  missing?: string;
  /** `compact` starts with the question 'Need more credits?', for a side column. */
  variant?: 'full' | 'compact';
};

const usualCredits = 5;

/** Shows the progress towards the next unlock credits: a bar with a slot for each upload, and a line below it. */
export function UploadProgress({
  done,
  of = 10,
  credits = usualCredits,
  missing,
  variant = 'full',
}: UploadProgressProps) {
  const left = Math.max(0, of - done);
  const special = credits < usualCredits ? missing : undefined;
  const stroke = (
    <Stroke
      label={
        credits > 0
          ? `Uploads towards ${formatCount(credits, 'unlock credit')}`
          : 'Uploads towards the next ten'
      }
      value={done}
      max={of}
      valueText={`${done} of ${of} uploads`}
      slots={of}
      size={variant === 'full' ? 'lg' : 'sm'}
    />
  );
  if (variant === 'compact') {
    return (
      <div className="grid gap-3">
        <p className="text-14">
          <b>Need more credits?</b>{' '}
          {special ?? `Upload ${formatCount(left, 'more document')} to earn ${credits}.`}
        </p>
        {stroke}
      </div>
    );
  }
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b>{`${done} of ${of} uploads`}</b>
        <span className="text-14 text-ink-muted">{`next: ${formatCount(credits, 'unlock credit')}`}</span>
      </p>
      {stroke}
      <p className="text-14 text-ink-muted">
        {special ??
          `Almost there! ${formatCount(left, 'document')} left to earn ${formatCount(credits, 'unlock credit')}.`}
      </p>
    </div>
  );
}
