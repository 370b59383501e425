import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconType } from './icon';

const badgeStyle = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-1 align-middle text-13 leading-5 font-strong',
  {
    variants: {
      tone: {
        neutral: 'text-ink-muted',
        accent: 'text-accent',
        positive: 'text-positive',
        caution: 'text-caution',
        danger: 'text-danger',
        mark: 'text-mark-ink',
        'mark-soft': 'text-ink',
      },
      // A selected table row has the accent's tint, so the badge's ground turns to paper there.
      isPlain: { true: '', false: 'py-0.5 ps-1.75 pe-2.25 in-[tr[data-selected]]:bg-surface-raised' },
    },
    compoundVariants: [
      { tone: 'neutral', isPlain: false, className: 'bg-surface-sunken' },
      { tone: 'accent', isPlain: false, className: 'bg-accent-surface' },
      { tone: 'positive', isPlain: false, className: 'bg-positive-surface' },
      { tone: 'caution', isPlain: false, className: 'bg-caution-surface' },
      { tone: 'danger', isPlain: false, className: 'bg-danger-surface' },
      { tone: 'mark', isPlain: false, className: 'bg-mark text-12 tabular-nums' },
      { tone: 'mark-soft', isPlain: false, className: 'bg-mark-soft text-12 tabular-nums' },
    ],
  },
);

type BadgeProps = {
  children: ReactNode;
  /** `mark` and `mark-soft` are for cited pages and earned progress only. */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'danger' | 'mark' | 'mark-soft';
  icon?: IconType;
  /** Shows coloured words without the tinted ground. */
  isPlain?: boolean;
};

/** Shows a state in words: Paid, Awaiting payment, Disputed, p. 14. */
export function Badge({ children, tone = 'neutral', icon, isPlain = false }: BadgeProps) {
  return (
    <span className={badgeStyle({ tone, isPlain })}>
      {icon && <Icon icon={icon} size="sm" />}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}

type TagProps = { children: ReactNode; icon?: IconType };

/** Shows the kind of something, such as a document type. */
export function Tag({ children, icon }: TagProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 rounded-1 border border-line bg-surface-raised px-2 py-0.5 align-middle text-12 leading-4.5 font-medium text-ink-muted">
      {icon && <Icon icon={icon} size="sm" />}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}
