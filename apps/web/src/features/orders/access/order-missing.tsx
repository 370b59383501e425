import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/use-page-title';
import { ItemHead } from '~/shell/item-head';
import { Panel } from '~/shell/panel';
import { MailLinkForm } from './mail-link-form';

type OrderMissingProps = { orderId: string; isWrongLink: boolean };

/** Shown when the visitor cannot open an order: it does not exist, is not theirs, or their link is invalid. */
export function OrderMissing({ orderId, isWrongLink }: OrderMissingProps) {
  usePageTitle('Order');
  return (
    <div className="wrap grid gap-6 pb-16" data-state="missing">
      <div>
        <ItemHead
          back={{ label: 'Your orders', to: paths.orders }}
          title={isWrongLink ? 'This link does not work' : 'You cannot open this order here'}
          lead={
            isWrongLink
              ? 'The link is incomplete, or we have sent you a newer one.'
              : 'Orders are private. Open yours with the link in our email, or sign in to the account you ordered with.'
          }
        />
      </div>
      <Panel title="Get the link by email">
        <MailLinkForm orderId={orderId} />
      </Panel>
      <p>
        Do you have an account? <Link to={paths.login({ next: paths.order(orderId) })}>Sign In</Link> to open
        the order.
      </p>
    </div>
  );
}
