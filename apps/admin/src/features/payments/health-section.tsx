import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffPaymentHealth } from '@aw/contracts/payments/staff';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadError } from '../../format/load-error';
import { NamedFigure, NamedFigures } from '../../format/named-figures';
import { useConsole } from '../../services/console-services';
import { ComparisonSection } from './comparison-section';
import { paymentHealthQuery, paymentsAddress } from './queries';

/** State of payments, and what waits for staff, each figure with a link to its rows. */
export function HealthSection() {
  const { api } = useConsole();
  const query = useQuery(paymentHealthQuery(api));
  const { data: health, error } = query;
  if (!health && error) {
    return <LoadError title="Payment status did not load" query={query} />;
  }
  const waiting = '/admin/orders';
  return (
    <section aria-label="Payment status" className="grid grid-cols-1 gap-4">
      <NamedFigures>
        <NamedFigure name="Card payments">{health && (health.isCardOn ? 'On' : 'Off')}</NamedFigure>
        <NamedFigure name="Last webhook event">
          {health && (health.lastEventAt ? <Time value={health.lastEventAt} /> : 'None yet')}
        </NamedFigure>
        <Count
          name="Webhook events waiting"
          count={health?.waitingEvents}
          to={paymentsAddress.write({ status: 'waiting' })}
        />
        <Count
          name="Webhook events failed"
          count={health?.failedEvents}
          to={paymentsAddress.write({ status: 'failed' })}
          isBad
        />
        <Count name="Pending refunds" count={health?.pendingRefunds} to={waiting} />
        <Count name="Refunds to approve" count={health?.refundsToApprove} to={waiting} isBad />
        <Count
          name="Open disputes"
          count={health?.openDisputes}
          to={paymentsAddress.write({ show: 'disputes' })}
          isBad
        />
        <NamedFigure name="Last comparison">{health && <Compared health={health} />}</NamedFigure>
      </NamedFigures>
      {health && !health.isCardOn && (
        <p className="max-w-measure text-14 text-ink-muted">
          Card payments are not set up, so customers pay in other ways and staff record the payments.
        </p>
      )}
      {health && <ComparisonSection health={health} />}
    </section>
  );
}

function Compared({ health }: { health: ResponseOf<typeof staffPaymentHealth> }) {
  if (health.comparisonFailure) return <span className="text-danger">Failed</span>;
  return health.reconciledAt ? <Time value={health.reconciledAt} /> : 'Never';
}

type CountProps = { name: string; count: number | undefined; to: string; isBad?: boolean };

function Count({ name, count, to, isBad = false }: CountProps) {
  return (
    <NamedFigure name={name}>
      {count === undefined ? undefined : count === 0 ? (
        '0'
      ) : (
        <Link to={to} data-bad={isBad || undefined} className="data-bad:text-danger">
          {formatNumber(count)}
        </Link>
      )}
    </NamedFigure>
  );
}
