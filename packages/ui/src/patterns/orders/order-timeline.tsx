import { cva } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { Link } from '../../primitives/link';

/** Moment as text, with its exact form for the `datetime` attribute and on hover. */
export type FormattedMoment = { text: string; at?: string; exact?: string };

export type TimelineNote = { key: string; text: string; link?: { label: string; to: string } };

export type TimelineStep = {
  key: string;
  label: string;
  /** `stopped` is an early end: cancelled or refunded. */
  state: 'done' | 'now' | 'to-come' | 'stopped';
  when?: FormattedMoment;
  notes?: TimelineNote[];
};

export type OrderTimelineProps = {
  /** Name of the list, such as 'Progress of the order'. */
  label: string;
  steps: TimelineStep[];
};

const itemStyle = cva(
  [
    'relative grid grid-cols-[20px_minmax(0,1fr)] gap-3.5 pb-5 text-15 leading-[1.4] last:pb-0 not-last:before:absolute',
    'not-last:before:inset-y-[22px_-2px] not-last:before:start-[9px] not-last:before:border-s',
  ],
  {
    variants: {
      isPassed: {
        true: 'not-last:before:border-s-2 not-last:before:border-ink',
        false: 'not-last:before:border-dashed not-last:before:border-line-strong',
      },
    },
  },
);

const dotStyle = cva('relative grid size-5 place-items-center rounded-full border', {
  variants: {
    state: {
      done: 'border-ink bg-ink text-surface',
      now: 'border-2 border-ink bg-surface after:size-2 after:rounded-full after:bg-ink',
      'to-come': 'border-line-strong bg-surface',
      stopped: 'border-ink-muted bg-surface text-ink-muted',
    },
  },
});

const labelStyle = cva('block wrap-anywhere', {
  variants: {
    state: {
      done: 'font-strong',
      now: 'font-strong',
      'to-come': 'font-medium text-ink-muted',
      stopped: 'font-strong text-ink-muted',
    },
  },
});

const stateLabel = { done: ', done', now: ', now', 'to-come': ', to come', stopped: ', ended here' };

/**
 * Shows the progress of an order: a filled tick is done, the ring with the marked name is now, an empty ring is ahead.
 */
export function OrderTimeline({ label, steps }: OrderTimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          // The line is solid from a done step to one that was reached.
          className={itemStyle({ isPassed: step.state === 'done' && steps[at + 1]?.state !== 'to-come' })}
        >
          <span aria-hidden="true" className={dotStyle({ state: step.state })}>
            {step.state === 'done' && <Check className="size-3" strokeWidth={2.6} />}
            {step.state === 'stopped' && <X className="size-3" strokeWidth={2.6} />}
          </span>
          <div className="min-w-0">
            <span className={labelStyle({ state: step.state })}>
              <span className={step.state === 'now' ? 'marked' : undefined}>{step.label}</span>
              <span className="sr-only">{stateLabel[step.state]}</span>
            </span>
            {step.when && <When {...step.when} />}
            {step.notes?.map(({ key, text, link }) => (
              <p key={key} className="mt-0.5 text-13 text-ink-muted wrap-anywhere">
                {text} {link && <Link to={link.to}>{link.label}</Link>}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function When({ text, at, exact }: FormattedMoment) {
  return (
    <time dateTime={at} title={exact} className="block text-13 text-ink-faint">
      {text}
    </time>
  );
}
