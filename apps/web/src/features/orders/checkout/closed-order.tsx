import type { Order } from '@aw/contracts/orders/shapes';
import { statusPhrase } from '@aw/contracts/orders/states';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

/** Shown for an order that the form can no longer change: its status and a link to it. */
export function ClosedOrder({ order }: { order: Order }) {
  return (
    <Closed
      title="This order can no longer be changed"
      text={`Order ${order.id} is ${statusPhrase(order.status)}, so there is nothing left to fill in or pay here.`}
      link={{ label: 'Go to the order', to: paths.order(order.id) }}
    />
  );
}

/** Shown for another person's order and for an unknown id alike. */
export function OrderNotFound() {
  return (
    <Closed
      title="We could not find this order"
      text="Orders are private. Open yours with the link in our email, or sign in to the account you ordered with."
      link={{ label: 'Your orders', to: paths.orders }}
    />
  );
}

type ClosedProps = { title: string; text: string; link: { label: string; to: string } };

function Closed({ title, text, link }: ClosedProps) {
  return (
    <>
      <PageHead title={title} lead={text} />
      <div className="flex flex-wrap gap-3 pb-16">
        <Button asChild variant="primary">
          <Link to={link.to}>{link.label}</Link>
        </Button>
        <Button asChild>
          <a href={`${paths.payment}?order=new`}>Start another order</a>
        </Button>
      </div>
    </>
  );
}
