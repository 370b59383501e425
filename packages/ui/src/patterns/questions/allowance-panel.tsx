import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button';
import { formatCount, formatNumber } from '../../primitives/format-count';
import { Link } from '../../primitives/link';
import { Skeleton } from '../../primitives/skeleton';
import { Ledger } from '../layout/ledger';

export type AllowancePanelProps = {
  /** Number of free questions left, out of `freeTotal`. */
  freeLeft: number;
  freeTotal: number;
  /** Balance of unlock credits. Each question beyond the free ones costs one. */
  credits: number;
  /** Promised answer time in hours, and the recent answer times in minutes, or null when there are too few answers. */
  promise: { hours: number; medianMinutes: number | null; p90Minutes: number | null };
  /** True if staff review the question before others can see it. */
  isReviewedFirst?: boolean;
  /** Link to the page that explains how to earn credits. */
  earnTo: string;
};

/** Shows, before a question is posted, what it costs and when it will be answered. */
export function AllowancePanel(props: AllowancePanelProps) {
  return (
    <Frame>
      <Price {...props} />
      {props.isReviewedFirst && <ReviewedFirst post="question" />}
      <AnswerTime {...props} />
    </Frame>
  );
}

/** Shows the allowance in two lines, for a short form. */
export function AllowanceLines(props: AllowancePanelProps) {
  const { freeLeft, credits, earnTo } = props;
  return (
    <div className="grid gap-1 border-s border-margin-rule ps-4 text-14">
      {freeLeft > 0 ? (
        <p className="font-strong">{remaining(freeLeft)}</p>
      ) : credits > 0 ? (
        <p>
          <b>This question costs 1 unlock credit.</b> {`You have ${formatCount(credits, 'credit')}.`}
        </p>
      ) : (
        <p>
          <b>You have no free questions and no credits left.</b>{' '}
          <Link to={earnTo}>Upload documents to earn credits</Link>
        </p>
      )}
      {props.isReviewedFirst && <ReviewedFirst post="question" />}
      <AnswerTime {...props} />
    </div>
  );
}

const reviewTexts = {
  question: [
    'Your question will wait for review.',
    'Our staff review this question before others can see it.',
  ],
  change: [
    'If you change the title or the details, your question will wait for review.',
    'Our staff review it before others can see it.',
  ],
  comment: [
    'A comment with a link or an image will wait for review.',
    'Our staff review it before others can see it.',
  ],
} as const;

/** Says, before a newcomer sends a post, that staff will review it first. */
export function ReviewedFirst({ post }: { post: keyof typeof reviewTexts }) {
  const [rule, reason] = reviewTexts[post];
  return (
    <p className="text-14">
      <b>{rule}</b> {reason}
    </p>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-2.5 rounded-2 border border-line bg-surface-raised p-5"
    >
      <h2 id={headingId} className="text-18 leading-title tracking-[-0.011em]">
        Free Questions
      </h2>
      {children}
    </section>
  );
}

function remaining(freeLeft: number): string {
  return `${formatNumber(freeLeft)} Free ${freeLeft === 1 ? 'Question' : 'Questions'} Remaining`;
}

function Price({ freeLeft, freeTotal, credits, earnTo }: AllowancePanelProps) {
  if (freeLeft > 0)
    return (
      <div className="grid gap-0.5">
        <p className="font-strong">{remaining(freeLeft)}</p>
        <p className="text-14 text-ink-muted">{`Ask up to ${formatNumber(freeTotal)} questions for free`}</p>
      </div>
    );
  const used = `You have used your ${formatNumber(freeTotal)} free questions.`;
  if (credits > 0)
    return (
      <>
        <p className="font-strong">{remaining(0)}</p>
        <p className="text-14 text-ink-muted">{used}</p>
        <Ledger
          rows={[
            { label: 'You have', value: formatCount(credits, 'credit') },
            { label: 'This question', value: '−1 credit' },
          ]}
          total={{ label: 'Left after this', value: formatCount(credits - 1, 'credit') }}
        />
      </>
    );
  return (
    <>
      <p className="font-strong">{remaining(0)}</p>
      <p className="text-14 text-ink-muted">
        {`${used} The next one costs 1 unlock credit, and you have none.`}
      </p>
      <Button asChild isBlock>
        <Link to={earnTo}>Upload documents to earn credits</Link>
      </Button>
    </>
  );
}

function AnswerTime({ freeLeft, promise }: Pick<AllowancePanelProps, 'freeLeft' | 'promise'>) {
  const { hours, medianMinutes, p90Minutes } = promise;
  const back = freeLeft > 0 ? 'free question' : 'credit';
  return (
    <div className="grid gap-1 text-14 text-ink-muted">
      <p>{`An expert answers within ${formatCount(hours, 'hour')}, or you get your ${back} back.`}</p>
      {medianMinutes !== null && p90Minutes !== null && (
        <p>
          {`In the last 90 days, half of the first answers came within ${span(medianMinutes)}, and nine out of ten within ${span(p90Minutes)}.`}
        </p>
      )}
    </div>
  );
}

/** Formats minutes in words, rounded up: '40 minutes', '3 hours', '2 days'. */
function span(minutes: number): string {
  if (minutes < 90) return formatCount(Math.max(1, Math.ceil(minutes)), 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? formatCount(hours, 'hour') : formatCount(Math.ceil(hours / 24), 'day');
}

/** Placeholder while the allowance loads. */
export function AllowancePanelSkeleton() {
  return (
    <Frame>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Frame>
  );
}
