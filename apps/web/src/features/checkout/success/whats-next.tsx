import type { Order } from '@aw/contracts/orders/shapes';
import { Link } from '@aw/ui/primitives/link';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { paths } from '~/lib/paths';

/** The three steps after a payment, each with what it asks of the customer. */
export function WhatsNext({ order }: { order: Order }) {
  const due = order.dueAt
    ? `Your work is due on ${formatAbsoluteTime(new Date(order.dueAt))}, your time. A mail tells when it is there.`
    : 'A mail tells when your work is there.';
  return (
    <section aria-labelledby="whats-next" className="grid grid-cols-1 gap-3">
      <h2 id="whats-next" className="text-22">
        What's Next
      </h2>
      <ol className="grid list-decimal gap-3 ps-5 text-15 marker:font-serif marker:font-strong">
        <li className="ps-1">
          <b>Upload requirements.</b> Files, drafts and rules of your course go to{' '}
          <Link to={paths.order(order.id)}>the page of your order</Link>, where they stay private.
        </li>
        <li className="ps-1">
          <b>Expert assignment.</b> A writer of your field takes the order, and you can write to each other
          there.
        </li>
        <li className="ps-1">
          <b>Delivery.</b> {due}
        </li>
      </ol>
    </section>
  );
}
