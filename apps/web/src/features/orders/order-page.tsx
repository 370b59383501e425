import { useParams } from 'react-router';
import { paths } from '~/lib/paths';
import { ItemHead } from '~/shell/item-head';
import { LoadError } from '~/shell/query-states';
import { OrderMissing } from './access/order-missing';
import { useOpenedOrder } from './access/use-opened-order';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';

/** Page of one order for its customer (/orders/:orderId). */
export function OrderPage() {
  const { orderId = '' } = useParams();
  return <Opened key={orderId} orderId={orderId} />;
}

function Opened({ orderId }: { orderId: string }) {
  const opened = useOpenedOrder(orderId);
  switch (opened.state) {
    case 'loading':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderMissing orderId={orderId} isWrongLink={opened.isWrongLink} />;
    case 'open':
      return <OrderView order={opened.order} />;
    case 'error':
      return (
        <div className="wrap pb-16" data-state="error">
          <ItemHead back={{ label: 'Your orders', to: paths.orders }} title="Order" />
          <LoadError title="The order did not load" query={opened.query} />
        </div>
      );
  }
}
