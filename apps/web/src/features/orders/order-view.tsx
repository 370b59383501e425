import type { Order } from '@aw/contracts/orders/public';
import { Deadline } from '@aw/ui/patterns/deadline';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '~/lib/paths';
import { useNow } from '~/lib/use-now';
import { usePageTitle } from '~/lib/use-page-title';
import { ItemHead } from '~/shell/item-head';
import { usePanelFocus } from '~/shell/use-panel-focus';
import { NextStep } from './actions/next-step';
import { headDue } from './head-due';
import { OrderMessages } from './messages/order-messages';
import { orderColumns, sideColumn } from './order-columns';
import { orderFacts, titleOf } from './order-facts';
import { OrderFiles } from './order-files';
import { zoneNote } from './order-time';
import { OrderPayment } from './payment/order-payment';
import { OrderProgress } from './progress/order-progress';

/** An order for its customer: progress, messages, files and payment. */
export function OrderView({ order }: { order: Order }) {
  const now = useNow();
  const title = titleOf(order);
  usePageTitle(title);
  const { heading, panelProps } = usePanelFocus();
  const due = headDue(order, now);
  return (
    <div className="wrap pb-16" data-state={order.status} {...panelProps}>
      <ItemHead
        back={{ label: 'Your orders', to: paths.orders }}
        eyebrow={
          <p className="flex flex-wrap items-center gap-1 text-15">
            <span className="font-mono wrap-anywhere">{order.id}</span>
            <CopyButton value={order.id} label="Copy order ID" />
          </p>
        }
        title={title}
        meta={[...orderFacts(order), zoneNote()].map((fact) => (
          <span key={fact} className="min-w-0 wrap-anywhere">
            {fact}
          </span>
        ))}
        actions={due && <Deadline {...due} />}
      />
      <NextStep order={order} now={now} />
      <div className={orderColumns}>
        <OrderProgress order={order} now={now} heading={heading} />
        <OrderMessages order={order} now={now} />
        <aside aria-label="Files and payment" className={sideColumn}>
          <OrderFiles order={order} now={now} />
          <div className="grid content-start gap-6">
            <OrderPayment order={order} />
            {order.isGuest && <GuestNote order={order} />}
          </div>
        </aside>
      </div>
    </div>
  );
}

/** Invites a customer without an account to create one. An account with the same address takes over the order. */
function GuestNote({ order }: { order: Order }) {
  return (
    <div className="print:hidden">
      <Note tone="info">
        <Link to={paths.join}>Create an account to keep this order</Link>
        {order.email
          ? `. Use ${order.email} and confirm that address.`
          : '. Use the email address you ordered with.'}
      </Note>
    </div>
  );
}
