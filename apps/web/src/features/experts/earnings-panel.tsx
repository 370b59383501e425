import type { Earnings } from '@aw/contracts/experts/profile';
import { moneyText } from '@aw/contracts/money-text';
import { Time } from '@aw/ui/primitives/time';
import type { ReactNode } from 'react';
import { Panel } from '~/shell/panel';
import { earningReasons } from './expert-text';

/** The ledger of an expert's earnings: the latest entries, the sum of earlier ones, and the balance. */
export function EarningsPanel({ earnings }: { earnings: Earnings }) {
  const { balanceMinor, currency, entries } = earnings;
  const money = (amountMinor: number) => moneyText(amountMinor, currency);
  const earlier = balanceMinor - entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <Panel title="Earnings" lead={entries.length === 0 ? 'No earnings yet.' : undefined}>
      <dl className="border-t border-ink text-15 leading-6 dark:border-line-strong">
        {entries.map(({ id, reason, note, amountMinor, createdAt }) => (
          <Row key={id} value={money(amountMinor)}>
            {earningReasons[reason]}
            {note && <span className="block text-13 text-ink-muted">{note}</span>}
            <span className="block text-12 text-ink-faint">
              <Time value={createdAt} />
            </span>
          </Row>
        ))}
        {earlier !== 0 && <Row value={money(earlier)}>Earlier entries</Row>}
        <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-line-strong py-2">
          <dt className="font-strong">Balance</dt>
          <dd className="font-strong tabular-nums">{money(balanceMinor)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

function Row({ children, value }: { children: ReactNode; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2">
      <dt className="min-w-0 wrap-anywhere">{children}</dt>
      <dd className="font-strong whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
