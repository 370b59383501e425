import { PageHead } from '@aw/ui/patterns/page-head';
import { useSession } from '~/lib/session';
import { Panel } from '~/shell/panel';
import { MailLinkForm } from '../access/mail-link-form';
import { OrdersList } from './orders-list';

/** The customer's orders, with a form to request a lost link (/orders). */
export function OrdersPage() {
  const { user } = useSession();
  return (
    <div className="wrap pb-16">
      <PageHead title="Your orders" lead="See the status, deadline and news of each order." />
      <div className="grid gap-10">
        <OrdersList />
        {user?.isAnonymous !== false && (
          <Panel
            title="Is an order missing?"
            lead="Did you order on another device or without an account? We can email you the link again."
          >
            <MailLinkForm />
          </Panel>
        )}
      </div>
    </div>
  );
}
