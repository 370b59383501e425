import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge';
import { Highlight } from '../../primitives/highlight';
import { Icon } from '../../primitives/icon';

export type PriceRowProps = {
  /** Anchor in addresses: `/services#essay-writing`. */
  id: string;
  title: string;
  category: string;
  description: string;
  features: readonly string[];
  /** Display texts: "$15" and "page". */
  price: { amount: string; unit: string };
  isPopular?: boolean;
  /** Matches of the query in title and description are marked. */
  query?: string;
  /** Buttons and links, the same in every row. */
  actions: ReactNode;
};

/** Row of a price list: the service, what it includes, its starting price, and how to order it. */
export function PriceRow(props: PriceRowProps) {
  const { id, title, category, description, features, price, isPopular = false, query, actions } = props;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-8 gap-y-4 break-inside-avoid py-6 md:grid-cols-[minmax(0,1fr)_296px]"
    >
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-muted">
          {category}
          {isPopular && <Badge tone="accent">Popular</Badge>}
        </p>
        <h3 id={`${id}-title`} className="wrap-anywhere">
          <Highlight text={title} query={query} />
        </h3>
        <p className="max-w-[60ch] text-15">
          <Highlight text={description} query={query} />
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13 leading-5 text-ink-muted max-sm:grid">
          {features.map((feature) => (
            <li key={feature} className="flex gap-1.5">
              <span className="mt-0.5 text-ink-faint">
                <Icon icon={Check} size="sm" />
              </span>
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-2.5">
        <p className="text-13 text-ink-muted md:text-end">
          From{' '}
          <span className="font-serif text-28 leading-none font-strong tracking-[-0.015em] text-ink tabular-nums">
            {price.amount}
          </span>{' '}
          per {price.unit}
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:justify-end print:hidden">
          {actions}
        </div>
      </div>
    </article>
  );
}
