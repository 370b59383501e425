import type { ReactNode } from 'react';

export type LedgerRow = { label: string; value: ReactNode };

export type LedgerProps = {
  rows: LedgerRow[];
  /** The last row, closed by the double rule. */
  total: LedgerRow;
  /** `large` sets the total in serif 28, for a price that people decide by. */
  size?: 'regular' | 'large';
};

const row = 'flex items-baseline justify-between gap-4 border-b border-line py-2';

/** Figures between an ink rule and a double rule, as an account book closes them. */
export function Ledger({ rows, total, size = 'regular' }: LedgerProps) {
  return (
    <dl className="border-t border-ink text-15 leading-6 dark:border-line-strong">
      {rows.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt>{label}</dt>
          <dd className="text-end font-strong tabular-nums">{value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-line-strong py-2">
        <dt className="font-strong">{total.label}</dt>
        <dd
          className={
            size === 'large'
              ? 'text-end font-serif text-28 leading-tight font-strong tabular-nums'
              : 'text-end font-strong tabular-nums'
          }
        >
          {total.value}
        </dd>
      </div>
    </dl>
  );
}
