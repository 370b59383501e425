import type { Order } from '@aw/contracts/orders/shapes';
import { statusPhrase } from '@aw/contracts/orders/states';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import type { ReactNode } from 'react';
import { paths } from '~/lib/paths';
import { OrderDetails } from './order-details';
import { SupportLine } from './support-line';

type PaymentUnderWayProps = { order: Order; isSlow: boolean };

/** Shown while the provider processes a payment. The page polls for a while. */
export function PendingPayment({ order, isSlow }: PaymentUnderWayProps) {
  return (
    <Unpaid
      title="Your payment is being processed"
      text={
        isSlow
          ? 'This is taking longer than usual. You can leave this page. We will email you when the payment goes through.'
          : 'Please do not pay again. This page updates when the payment goes through, usually within a minute.'
      }
      order={order}
    >
      <Button asChild variant="primary">
        <Link to={paths.order(order.id)}>Go to your order</Link>
      </Button>
    </Unpaid>
  );
}

type FailedPaymentProps = { order: Order; reason: string | null; hasFailed: boolean };

/** Shown for a payment that failed or was never made: the reason, and a link back to the form. */
export function FailedPayment({ order, reason, hasFailed }: FailedPaymentProps) {
  return (
    <Unpaid
      title={hasFailed ? 'Payment Failed' : 'This order is not paid yet'}
      text="You have not been charged. Your order is saved with everything you entered."
      order={order}
    >
      {hasFailed && reason && <Note tone="danger">{reason}</Note>}
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to={paths.payOrder(order.id)}>{hasFailed ? 'Pay again' : 'Go to the payment'}</Link>
        </Button>
        <Button asChild>
          <Link to={paths.order(order.id)}>Go to your order</Link>
        </Button>
      </div>
    </Unpaid>
  );
}

/**
 * Shown for a payment of an order that has ended. A payment that arrived later, such as from another tab, is
 * refunded.
 */
export function EndedOrder({ order }: { order: Order }) {
  const isLatePayment = order.events.some(({ kind }) => kind === 'late_payment');
  return (
    <Unpaid
      title={`This order is ${statusPhrase(order.status)}`}
      text={
        isLatePayment
          ? 'Your payment arrived after the order had ended, so we refund it automatically. We will email you.'
          : 'Your payment went through, but the order has since ended. The order page shows what happened to your money.'
      }
      order={order}
    >
      <Button asChild variant="primary">
        <Link to={paths.order(order.id)}>Go to your order</Link>
      </Button>
    </Unpaid>
  );
}

/** Shown for another person's payment and for an unknown one alike. */
export function PaymentNotFound() {
  return (
    <Unpaid
      title="We could not find this order"
      text="Orders are private. Open yours with the link in our email, or sign in to the account you ordered with."
    >
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to={paths.orders}>Your orders</Link>
        </Button>
        <Button asChild>
          <Link to={paths.documents()}>Browse Documents</Link>
        </Button>
      </div>
    </Unpaid>
  );
}

type UnpaidProps = { title: string; text: string; order?: Order; children: ReactNode };

function Unpaid({ title, text, order, children }: UnpaidProps) {
  return (
    <>
      <PageHead title={title} lead={<span role="status">{text}</span>} />
      <div className="grid max-w-measure grid-cols-1 justify-items-start gap-5 *:max-w-full">
        {order && (
          <div className="grid w-full">
            <OrderDetails order={order} hasPaid={false} />
          </div>
        )}
        {children}
        <SupportLine orderId={order?.id} />
      </div>
    </>
  );
}
