import { Mail } from 'lucide-react';
import { Badge } from '../../primitives/badge';
import { CardLink } from '../../primitives/card-link';
import { formatCount } from '../../primitives/format-count';
import type { IconType } from '../../primitives/icon';
import { Skeleton } from '../../primitives/skeleton';

export type OrderCardProps = {
  to: string;
  /** 'AW-…', as in emails and on the receipt. */
  number: string;
  title: string;
  /** Short facts, such as kind of work and words. */
  facts: string[];
  state: { label: string; tone: 'neutral' | 'accent' | 'positive' | 'caution' | 'danger'; icon: IconType };
  /** Time that matters now: 'Due in 5 days 21 h'. */
  due: { text: string; note?: string; isLate?: boolean };
  /** '30 USD'. */
  amount: string;
  unreadCount: number;
};

const sheet =
  'grid grid-cols-1 gap-x-6 gap-y-2 rounded-2 border border-line bg-surface-raised px-4 py-4 sm:px-5 md:grid-cols-[minmax(0,1fr)_auto]';

/** Shows an order in a list: its status, due time and price. The whole card is one link. */
export function OrderCard(props: OrderCardProps) {
  const { to, number, title, facts, state, due, amount, unreadCount } = props;
  return (
    <article className={`group relative hover:border-line-strong ${sheet}`}>
      <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={state.tone} icon={state.icon}>
            {state.label}
          </Badge>
          {unreadCount > 0 && (
            <Badge tone="accent" icon={Mail} isPlain>
              {formatCount(unreadCount, 'new message')}
            </Badge>
          )}
        </p>
        <h3 className="text-18 leading-title wrap-anywhere">
          <CardLink to={to}>{title}</CardLink>
        </h3>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-muted">
          <span className="font-mono wrap-anywhere">{number}</span>
          {facts.map((fact) => (
            <span key={fact} className="min-w-0">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:grid md:content-center md:justify-items-end md:text-end">
        <p className={due.isLate ? 'font-strong text-danger' : 'font-strong'}>{due.text}</p>
        {due.note && <p className="text-13 text-ink-muted max-md:order-last max-md:basis-full">{due.note}</p>}
        <p className="text-14 tabular-nums">{amount}</p>
      </div>
    </article>
  );
}

/** Placeholder while an order loads. */
export function OrderCardSkeleton() {
  return (
    <div className={sheet}>
      <div className="grid gap-2.5">
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="half" />
      </div>
      <div className="grid w-36 content-center gap-2.5">
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
