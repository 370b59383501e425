import { type TabItem, Tabs } from '@aw/ui/primitives/tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listedDocuments } from '../../api/overview-counts';
import { overviewQuery } from '../../api/shared-queries';
import { useConsole } from '../../services/console-services';
import type { DocumentState } from './list-state';

type StateTabsProps = {
  state: DocumentState | undefined;
  onStateChange: (state: DocumentState | undefined) => void;
  children: ReactNode;
};

const all = 'all';

/** The states of a document as dividers over the list, with what waits in each. */
export function StateTabs({ state, onStateChange, children }: StateTabsProps) {
  const { api } = useConsole();
  const overview = useQuery(overviewQuery(api)).data;
  const items: (TabItem & { value: DocumentState | typeof all })[] = [
    { value: all, label: 'All', count: overview && listedDocuments(overview) },
    { value: 'published', label: 'Published', count: overview?.documents },
    { value: 'processing', label: 'Processing', count: overview?.processing },
    { value: 'refused', label: 'Refused', count: overview?.refused },
    { value: 'removed', label: 'Removed', count: overview?.removed },
    { value: 'waiting', label: 'Look-alikes', count: overview?.similarDocuments },
    { value: 'appealed', label: 'Appealed', count: overview?.openAppeals },
  ];
  return (
    <Tabs
      label="State"
      items={items}
      value={state ?? all}
      onValueChange={(value) => {
        const chosen = items.find((item) => item.value === value)?.value ?? all;
        onStateChange(chosen === all ? undefined : chosen);
      }}
    >
      {children}
    </Tabs>
  );
}
