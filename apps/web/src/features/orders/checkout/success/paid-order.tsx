import { urlOf } from '@aw/contracts/client';
import { deadlineText } from '@aw/contracts/moment-text';
import { getReceipt } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '~/lib/paths';
import { OrderDetails } from './order-details';
import { SupportLine } from './support-line';

/** Shown after a successful payment: the order, the next steps and links. */
export function PaidOrder({ order }: { order: Order }) {
  const { id } = order;
  return (
    <>
      <PageHead
        title="Payment Successful!"
        lead="Thank you! We have your order and will email you a confirmation."
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <OrderDetails order={order} hasPaid />
          <Note tone="info" title="Please save your order ID.">
            With this ID and your email address, you and support can find the order again.
          </Note>
          <a href={urlOf(getReceipt, { params: { orderId: id } })} className="justify-self-start text-15">
            Receipt (PDF)
          </a>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <WhatsNext order={order} />
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary">
              <Link to={paths.order(id)}>Go to your order</Link>
            </Button>
            <Button asChild>
              <Link to={paths.documents()}>Browse Documents</Link>
            </Button>
          </div>
          <SupportLine orderId={id} />
        </div>
      </div>
    </>
  );
}

/** The three steps that follow a payment. */
function WhatsNext({ order }: { order: Order }) {
  const due = order.dueAt
    ? `Your work is due on ${deadlineText(order.dueAt)}. We will email you when it is ready.`
    : 'We will email you when your work is ready.';
  return (
    <section aria-labelledby="whats-next" className="grid grid-cols-1 gap-3">
      <h2 id="whats-next" className="text-22">
        What's Next
      </h2>
      <ol className="grid list-decimal gap-3 ps-5 text-15 marker:font-serif marker:font-strong">
        <li className="ps-1">
          <b>Upload requirements.</b> Add files, drafts and your course’s rules on{' '}
          <Link to={paths.order(order.id)}>your order’s page</Link>, where they stay private.
        </li>
        <li className="ps-1">
          <b>Expert assignment.</b> A writer in your field takes your order. You can message each other there.
        </li>
        <li className="ps-1">
          <b>Delivery.</b> {due}
        </li>
      </ol>
    </section>
  );
}
