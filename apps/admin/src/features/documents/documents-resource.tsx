import { Chip } from '@aw/ui/primitives/chip';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTitle } from '../../format/use-title';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { useResourceList } from '../../resource-list/use-resource-list';
import { DocumentsList } from './documents-list';
import { type DocumentState, type ListState, listSearch, readListState } from './list-state';
import { DocumentPanel } from './panel/document-panel';
import { useDocuments } from './use-documents';

type DocumentsTableProps = {
  title: string;
  /** A list of one state only; without it the address says which. */
  only?: DocumentState;
  /** What stands between the title and the list, such as tabs. */
  frame?: (list: ReactNode, filter: ListState, go: (next: Partial<ListState>) => void) => ReactNode;
};

const opening = (open: ListState['open']) => ({ open });

/** A list of documents with the open one beside it, from 1240 px; below that in its place. */
export function DocumentsTable({ title, only, frame }: DocumentsTableProps) {
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
