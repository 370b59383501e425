import type { Earnings } from '@aw/contracts/experts/profile';
import { moneyText } from '@aw/contracts/money-text';
import { LogTime } from '../../../format/log-time';
import { Fact, Facts } from '../../../resource-list/facts';
import { PanelSection } from '../../../resource-list/item-panel';
import { reasonLabels } from '../earning-labels';

/** Balance of an expert, and the latest earnings and payouts. */
export function EarningsSection({ earnings }: { earnings: Earnings }) {
  const { balanceMinor, currency, entries } = earnings;
  return (
    <PanelSection title="Earnings">
      <Facts>
        <Fact name="Balance">{moneyText(balanceMinor, currency)}</Fact>
      </Facts>
      <ol className="grid gap-1.5 text-13">
        {entries.map(({ id, createdAt, reason, note, amountMinor }) => (
          <li key={id} className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-2">
            <LogTime at={createdAt} />
            <span className="wrap-anywhere">
              {reasonLabels[reason]}
              {note && <span className="block text-12 text-ink-muted">{note}</span>}
            </span>
            <span className="tabular-nums">{moneyText(amountMinor, currency)}</span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
