import { moneyText } from '@aw/contracts/money-text';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { LogTime } from '../../../format/log-time';
import { PanelSection } from '../../../resource-list/item-panel';
import { methodLabel, paymentStatus } from '../money-labels';

type PaymentsSectionProps = { order: StaffOrder };

/** Payments that were started or received, each with its reference. */
export function PaymentsSection({ order: { payments, price, taxLines, card } }: PaymentsSectionProps) {
  if (payments.length === 0) return null;
  return (
    <PanelSection title="Payments">
      <ul className="grid gap-1.5 text-13">
        {payments.map((payment) => {
          const { id, method, amountMinor, receivedMinor, reference, failure, recordedBy } = payment;
          const at = payment.succeededAt ?? payment.createdAt;
          const status = paymentStatus(payment);
          return (
            <li key={id} className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-2">
              <LogTime at={at} />
              <span className="wrap-anywhere">
                {moneyText(receivedMinor || amountMinor, price.currency)},{' '}
                {method === 'card' && card ? (
                  <>
                    <span className="capitalize">{card.brand}</span> ending in {card.last4}
                  </>
                ) : (
                  methodLabel(method)
                )}
                <span className="block text-12 text-ink-muted">
                  {[reference, recordedBy && `recorded by ${recordedBy}`].filter(Boolean).join(', ')}
                </span>
                {failure && <span className="block text-12 text-danger">{failure}</span>}
              </span>
              <Badge tone={status.tone} isPlain>
                {status.label}
              </Badge>
            </li>
          );
        })}
      </ul>
      {taxLines.length > 0 && (
        <p className="text-12 text-ink-muted">
          {taxLines
            .map(
              ({ name, percent, amountMinor }) =>
                `Includes ${moneyText(amountMinor, price.currency)} ${name} (${percent}%)`,
            )
            .join('; ')}
        </p>
      )}
    </PanelSection>
  );
}
