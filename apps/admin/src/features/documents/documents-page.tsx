import { Chip } from '@aw/ui/primitives/chip';
import { type TabItem, Tabs } from '@aw/ui/primitives/tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { listedDocuments } from '../../api/overview-counts';
import { overviewQuery } from '../../api/shared-queries';
import { useTitle } from '../../format/use-title';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { useResourceList } from '../../resource-list/use-resource-list';
import { useConsole } from '../../services/console-services';
import { DocumentsList } from './documents-list';
import { type DocumentState, type ListState, listSearch, readListState } from './list-state';
import { DocumentPanel } from './panel/document-panel';
import { useDocuments } from './use-documents';

type StateTabsProps = {
  state: DocumentState | undefined;
  onStateChange: (state: DocumentState | undefined) => void;
  children: ReactNode;
};

const all = 'all';

type DocumentsTableProps = {
  title: string;
  /** A list of one state only; without it the address says which. */
  only?: DocumentState;
  /** What stands between the title and the list, such as tabs. */
  frame?: (list: ReactNode, filter: ListState, go: (next: Partial<ListState>) => void) => ReactNode;
};

const opening = (open: ListState['open']) => ({ open });

/** Every document in every state; the address says which and what is open. */
export function DocumentsPage() {
  return (
    <DocumentsTable
      title="Documents"
      frame={(list, { state }, go) => (
        <StateTabs state={state} onStateChange={(next) => go({ state: next, open: undefined })}>
          {list}
        </StateTabs>
      )}
    />
  );
}

/** The documents whose uploaders object to a decision and wait for an answer. */
export function AppealsPage() {
  return <DocumentsTable title="Appeals" only="appealed" />;
}

/** A list of documents with the open one beside it, from 1240 px; below that in its place. */
function DocumentsTable({ title, only, frame }: DocumentsTableProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const inAddress = readListState(search);
  const filter = { ...inAddress, state: only ?? inAddress.state };
  const loaded = useDocuments(filter);
  const { open } = filter;
  useTitle(title);

  const addressOf = (next: Partial<ListState>) => pathname + listSearch({ ...inAddress, ...next });
  const { list, go, close } = useResourceList({ open: open, opening, addressOf, loaded });

  const rows = (
    <div className="grid grid-cols-1 gap-2.5">
      {filter.q && (
        <div>
          <Chip label={`Matching “${filter.q}”`} onRemove={() => go({ q: '', open: undefined })} />
        </div>
      )}
      <DocumentsList
        loaded={loaded}
        filter={filter}
        label={title}
        addressOf={(id) => addressOf({ open: id })}
      />
    </div>
  );
  return (
    <ResourceListLayout
      title={title}
      list={list}
      panel={
        open === undefined
          ? undefined
          : (isBesideList) => (
              <DocumentPanel key={open} id={open} isBesideList={isBesideList} onClose={close} />
            )
      }
    >
      {frame ? frame(rows, filter, go) : rows}
    </ResourceListLayout>
  );
}

/** The states of a document as dividers over the list, with what waits in each. */
function StateTabs({ state, onStateChange, children }: StateTabsProps) {
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
