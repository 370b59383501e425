import { PageHead } from '@aw/ui/patterns/page-head';
import { useSession } from '~/lib/session';
import { Panel } from '~/shell/panel';
import { MailLinkForm } from '../access/mail-link-form';
import { OrdersList } from './orders-list';

/** /orders: the own orders, and the way back to one whose link was lost. */
export function OrdersPage() {
  const { user } = useSession();
  return (
    <div className="wrap pb-16">
      <PageHead title="Your orders" lead="Where each one stands, when it is due and what is new." />
      <div className="grid gap-10">
        <OrdersList />
        {user?.isAnonymous !== false && (
          <Panel
            title="Is an order missing?"
            lead="Ordered on another device, or without an account? Its link opens it here too."
          >
            <MailLinkForm />
          </Panel>
        )}
      </div>
    </div>
  );
}
