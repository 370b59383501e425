import { useTitle } from '../../format/use-title';
import { useMay } from '../../session/use-may';
import { DeletionsSection } from './deletions-section';
import { RecentActivity } from './recent-activity';
import { Totals } from './totals';
import { WaitingOrders } from './waiting-orders';

/** The first page: how much there is, which orders wait, what came in last, and what was deleted and can come back. */
export function TodayPage() {
  useTitle('Today');
  const mayReadOrders = useMay()('orders.read');
  return (
    <div className="grid max-w-page grid-cols-1 gap-6 px-4 py-3.5">
      <h1 className="text-22">Today</h1>
      <Totals />
      {mayReadOrders && <WaitingOrders />}
      <RecentActivity />
      <DeletionsSection />
    </div>
  );
}
