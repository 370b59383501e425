import { urlOf } from '@aw/contracts/client';
import { getReceipt, type Order } from '@aw/contracts/orders/public';
import { Ledger } from '@aw/ui/patterns/ledger';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { columnHeading } from '../order-columns';
import { HowRefundsWork } from './how-refunds-work';
import { ledgerRows } from './ledger-rows';

/** Ledger of an order with its receipt and the refund period. */
export function OrderPayment({ order }: { order: Order }) {
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className={`mb-3 ${columnHeading}`}>
        Payment
      </h2>
      <Ledger {...ledgerRows(order)} />
      {order.paidMinor > 0 && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-14 text-ink-muted">
          {order.card && (
            <span>
              <span className="capitalize">{order.card.brand}</span> ending in {order.card.last4}
            </span>
          )}
          <Link to={urlOf(getReceipt, { params: { orderId: order.id } })}>Receipt (PDF)</Link>
        </p>
      )}
      <p className="mt-2 text-14 text-ink-muted">
        You can ask for a refund within {formatCount(order.refundDays, 'day')} of completion.{' '}
        <HowRefundsWork refundDays={order.refundDays} />
      </p>
    </section>
  );
}
