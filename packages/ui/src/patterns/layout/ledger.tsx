import type { ReactNode } from 'react';

export type LedgerRow = { label: string; value: ReactNode };

export type LedgerProps = {
  rows: LedgerRow[];
  /** Last row, closed by the double rule. */
  total: LedgerRow;
  /** `large` sets the total in large serif type, for a price that a decision depends on. */
  size?: 'regular' | 'large';
};

const row = 'flex items-baseline justify-between gap-4 border-b border-line py-2';

/** Lists amounts between an ink rule and a double rule, like an account book. */
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
