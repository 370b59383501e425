import { type OrderView, orderViews } from '@aw/contracts/orders/staff';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useConsole } from '../../services/console-services';
import { viewNames } from './list-labels';
import { orderCountsQuery } from './queries';

type ViewTabsProps = { view: OrderView; onViewChange: (view: OrderView) => void; children: ReactNode };

/** The views as dividers over the list, each with how many orders it has. */
export function ViewTabs({ view, onViewChange, children }: ViewTabsProps) {
  const { api } = useConsole();
  const counts = useQuery(orderCountsQuery(api)).data;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row scrolls where it is too wide; the chosen view must not be out of sight.
    const chosen = frame.current?.querySelector(`[role="tab"][aria-selected="true"][id$="${view}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view, counts]);
  return (
    <div ref={frame}>
      <Tabs
        label="Views"
        items={orderViews.map((value) => ({ value, label: viewNames[value], count: counts?.[value] }))}
        value={view}
        onValueChange={(value) => onViewChange(orderViews.find((one) => one === value) ?? view)}
      >
        {children}
      </Tabs>
    </div>
  );
}
