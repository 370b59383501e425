import { Tabs } from '@aw/ui/primitives/tabs';
import { useNavigate, useSearchParams } from 'react-router';
import { useTitle } from '../../format/use-title';
import { DisputesList } from './disputes.list';
import { HealthSection } from './health-section';
import { paymentsAddress } from './queries';
import { WebhooksList } from './webhooks.list';

/** Payments page: state, comparison with the provider, webhook events and disputes. */
export function PaymentsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { show, status } = paymentsAddress.read(search);
  useTitle('Payments');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-5 px-4 py-3.5">
      <h1 className="text-22">Payments</h1>
      <HealthSection />
      <Tabs
        label="Lists"
        items={[
          { value: 'notices', label: 'Webhook events' },
          { value: 'disputes', label: 'Disputes' },
        ]}
        value={show}
        onValueChange={(value) =>
          void navigate(paymentsAddress.write({ show: value === 'disputes' ? value : 'notices' }))
        }
      >
        {show === 'disputes' ? (
          <DisputesList />
        ) : (
          <WebhooksList
            status={status}
            onStatusChange={(next) => void navigate(paymentsAddress.write({ show, status: next }))}
          />
        )}
      </Tabs>
    </div>
  );
}
