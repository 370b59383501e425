import { moneyText } from '@aw/contracts/money-text';
import { serviceOf } from '@aw/contracts/orders/services';
import type { Order } from '@aw/contracts/orders/shapes';
import { statusLabels } from '@aw/contracts/orders/states';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import type { ReactNode } from 'react';

type OrderDetailsProps = { order: Order; hasPaid: boolean };

/** Id, service, amount and status of an order. */
export function OrderDetails({ order, hasPaid }: OrderDetailsProps) {
  const { id, service, status, price, paidMinor } = order;
  const amount = moneyText(hasPaid ? paidMinor : price.finalMinor, price.currency);
  return (
    <section
      aria-labelledby="order-details"
      className="grid grid-cols-1 gap-3 rounded-2 border border-line bg-surface-raised p-5"
    >
      <h2 id="order-details" className="text-18">
        Order details
      </h2>
      <dl className="border-t border-ink text-15 dark:border-line-strong">
        <Row label="Order ID">
          <span className="inline-flex items-center gap-1">
            <span className="font-mono text-14 font-normal wrap-anywhere">{id}</span>
            <CopyButton value={id} label="Copy order ID" />
          </span>
        </Row>
        <Row label="Service">{serviceOf(service).title}</Row>
        <Row label={hasPaid ? 'Amount paid' : 'Amount'}>{amount}</Row>
        <Row label="Status">{statusLabels[status]}</Row>
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 text-end font-strong tabular-nums">{children}</dd>
    </div>
  );
}
