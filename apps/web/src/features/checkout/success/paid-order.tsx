import { urlOf } from '@aw/contracts/client';
import { getReceipt } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '~/lib/paths';
import { OrderDetails } from './order-details';
import { SupportLine } from './support-line';
import { WhatsNext } from './whats-next';

/** A payment that is through: the order, what happens next, and the ways on. */
export function PaidOrder({ order }: { order: Order }) {
  const { id } = order;
  return (
    <>
      <PageHead
        title="Payment Successful!"
        lead="Thank you. Your order is in, and the confirmation is on its way to you by mail."
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <OrderDetails order={order} hasPaid />
          <Note tone="info" title="Please save your order ID.">
            With it, and your e-mail address, you find the order again and support finds it for you.
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
