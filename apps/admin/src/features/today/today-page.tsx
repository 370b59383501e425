import { useTitle } from '../../display/use-title';
import { DeletionsSection } from './deletions-section';
import { RecentActivity } from './recent-activity';
import { Totals } from './totals';

/** The first page: how much there is, what came in last, and what was deleted and can come back. */
export function TodayPage() {
  useTitle('Today');
  return (
    <div className="grid max-w-page grid-cols-1 gap-6 px-4 py-3.5">
      <h1 className="text-22">Today</h1>
      <Totals />
      <RecentActivity />
      <DeletionsSection />
    </div>
  );
}
