import { formatCount } from '../../primitives/format-count';
import { Stroke } from '../../primitives/progress';

export type UploadStrokeProps = {
  /** Number of accepted uploads towards the next credits. */
  done: number;
  /** Number of uploads that earn credits; 10 by default. */
  of?: number;
  /** Number of credits that they earn: 5, or fewer when some are withheld. */
  credits?: number;
};

export type UploadProgressProps = UploadStrokeProps & {
  /** Replaces the usual line when fewer than 5 credits will come. */
  missing?: string;
};

const usualCredits = 5;
const usualUploads = 10;
/** From this number of missing documents on, the line begins with 'Almost there!'. */
const almostThere = 3;

/** Shows the progress towards the next unlock credits: a bar with a slot for each upload, and a line below it. */
export function UploadProgress({
  done,
  of = usualUploads,
  credits = usualCredits,
  missing,
}: UploadProgressProps) {
  const left = Math.max(0, of - done);
  const special = credits < usualCredits ? missing : undefined;
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b>{`${done} of ${of} uploads`}</b>
        <span className="text-14 text-ink-muted">{`next: ${formatCount(credits, 'unlock credit')}`}</span>
      </p>
      <UploadStroke done={done} of={of} credits={credits} size="lg" />
      <p className="text-14 text-ink-muted">
        {special ??
          `${left <= almostThere ? 'Almost there! ' : ''}${formatCount(left, 'document')} left to earn ${formatCount(credits, 'unlock credit')}.`}
      </p>
    </div>
  );
}

/** The bar with a slot for each upload. */
export function UploadStroke({
  done,
  of = usualUploads,
  credits = usualCredits,
  size,
}: UploadStrokeProps & { size: 'sm' | 'lg' }) {
  return (
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
      size={size}
    />
  );
}
