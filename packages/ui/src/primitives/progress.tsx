import { cva } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from './icon';

const strokeStyle = cva('relative border-b border-line-strong print:hidden', {
  variants: {
    size: { sm: 'h-2', md: 'h-3.5', lg: 'h-7.5' },
    hasSlots: { true: 'pen-slots', false: '' },
  },
});

type StrokeProps = {
  /** Measured quantity, such as 'Uploads towards 5 unlock credits'. */
  label: string;
  value: number;
  max: number;
  /** State in words, such as '6 of 10 uploads'; read instead of a percentage. */
  valueText?: string;
  /** Divides the bar into this many slots, one for each thing that counts. */
  slots?: number;
  size?: 'sm' | 'md' | 'lg';
};

/** Progress bar that looks like a stroke of the highlighter. The page shows its value in words beside it. */
export function Stroke({ label, value, max, valueText, slots, size = 'md' }: StrokeProps) {
  const current = Math.min(Math.max(value, 0), max);
  const percent = max > 0 ? (current / max) * 100 : 0;
  const style: CSSProperties & { '--at': string; '--of'?: number } = { '--at': `${percent}%`, '--of': slots };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={current}
      aria-valuetext={valueText}
      style={style}
      className={strokeStyle({ size, hasSlots: slots !== undefined })}
    >
      {percent > 0 && (
        <span className="absolute inset-x-0 top-0.5 bottom-0 end-auto pen-stroke transition-[inline-size] duration-slow ease-pen" />
      )}
    </div>
  );
}

export type ProgressStep = { label: string; state: 'done' | 'now' | 'to-come' | 'failed' };

type ProgressStepsProps = { label: string; steps: ProgressStep[] };

const stepStyle = cva('flex items-center gap-1', {
  variants: {
    state: {
      done: 'font-medium text-positive',
      now: 'font-strong text-mark-ink *:bg-mark *:px-1.25',
      'to-come': 'text-ink-faint',
      failed: 'font-strong text-danger',
    },
  },
});

/** Steps that run one after the other, with the current one marked. */
export function ProgressSteps({ label, steps }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-13">
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={stepStyle({ state: step.state })}
        >
          {step.state === 'done' && <Icon icon={Check} size="sm" />}
          <span>
            {step.label}
            <span className="sr-only">{stateLabel[step.state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const stateLabel = { done: ', done', now: ', in progress', 'to-come': ', to come', failed: ', failed' };
