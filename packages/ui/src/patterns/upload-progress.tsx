import { countOf } from '../primitives/count-of';
import { Stroke } from '../primitives/progress';

export type UploadProgressProps = {
  /** Accepted uploads towards the next credits. */
  done: number;
  /** How many uploads give the credits; 10. */
  of?: number;
  /** How many credits they bring; 5, or fewer where credits are kept back. */
  credits?: number;
  /** What is missing, said in place of the usual line where fewer than 5 credits come. */
  missing?: string;
  /** `compact` leads with the question 'Need more credits?', for a side column. */
  variant?: 'full' | 'compact';
};

const usualCredits = 5;

/** How near the next unlock credits are: a stroke with a slot for each upload, and the line below it. */
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
        credits > 0 ? `Uploads towards ${countOf(credits, 'unlock credit')}` : 'Uploads towards the next ten'
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
          {special ?? `Upload ${countOf(left, 'more document')} to earn ${credits}.`}
        </p>
        {stroke}
      </div>
    );
  }
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b>{`${done} of ${of} uploads`}</b>
        <span className="text-14 text-ink-muted">{`next: ${countOf(credits, 'unlock credit')}`}</span>
      </p>
      {stroke}
      <p className="text-14 text-ink-muted">
        {special ??
          `Almost there! ${countOf(left, 'document')} left to earn ${countOf(credits, 'unlock credit')}.`}
      </p>
    </div>
  );
}
