import { CapWarning } from '../features/ai/cap-warning';
import { IncompleteTexts } from '../features/content/incomplete-texts';
import { WaitingOrders } from '../features/orders/waiting-orders';
import { DataUpgradesSection } from '../features/system/data-upgrades-section';
import { DeletionsSection } from '../features/system/deletions-section';
import { RecentActivity } from '../features/system/recent-activity';
import { Totals } from '../features/system/totals';
import { useTitle } from '../format/use-title';
import { useMay } from '../session/use-may';

/**
 * Start page: totals, texts to complete, the use of the AI model near its limit, waiting orders, latest activity, deletions that can be restored, and the
 * progress of data updates.
 */
export function TodayPage() {
  useTitle('Today');
  const may = useMay();
  return (
    <div className="grid max-w-page grid-cols-1 gap-6 px-4 py-3.5">
      <h1 className="text-22">Today</h1>
      <Totals />
      {may('texts.read') && <IncompleteTexts />}
      {may('ai.read') && <CapWarning hasLink />}
      {may('orders.read') && <WaitingOrders />}
      <RecentActivity />
      <DeletionsSection />
      <DataUpgradesSection />
    </div>
  );
}
