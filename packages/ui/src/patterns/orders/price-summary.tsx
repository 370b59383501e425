import { type ReactNode, useId } from 'react';
import { Ledger } from '../layout/ledger';

export type PriceSummaryProps = {
  /** The order in a line: 'Coursework, 2:1, in 7 days'. */
  lead: string;
  /** '2,500'. */
  words: string;
  /** '60 USD'. */
  base: string;
  discount?: { label: string; value: string };
  /** '30 USD'. */
  final: string;
  /** Price before a promotion with a first and a last day; struck through. */
  was?: string;
  /** Short sentences about how the price is made up and how long it is valid. */
  notes: string[];
  /** Button that pays. On a phone the pay bar has it. */
  action?: ReactNode;
  /** Missing fields or an error. */
  children?: ReactNode;
};

/** Ledger of an order: words, price, discount and the amount to pay. */
export function PriceSummary(props: PriceSummaryProps) {
  const { lead, words, base, discount, final, was, notes, action, children } = props;
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-2 rounded-2 border border-line bg-surface-raised p-5"
    >
      <h2 id={headingId} className="text-22 tracking-[-0.011em]">
        Your order
      </h2>
      <p className="text-14 text-ink-muted wrap-anywhere">{lead}</p>
      <div className="mt-0.5 mb-1">
        <Ledger
          size="large"
          rows={[
            { label: 'Words', value: words },
            { label: 'Base price', value: base },
            ...(discount ? [discount] : []),
          ]}
          total={{ label: 'Final price', value: <Final was={was}>{final}</Final> }}
        />
      </div>
      {notes.map((note) => (
        <p key={note} className="text-12 text-ink-faint">
          {note}
        </p>
      ))}
      {action && <div className="grid max-lg:hidden">{action}</div>}
      {children}
    </section>
  );
}

function Final({ was, children }: { was: string | undefined; children: ReactNode }) {
  if (!was) return children;
  return (
    <>
      <s className="me-2 font-sans text-15 font-normal text-ink-faint">
        <span className="sr-only">Price before: </span>
        {was}
      </s>
      {children}
    </>
  );
}
