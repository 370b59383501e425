import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { StaffDocument } from '@aw/contracts/documents/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { listedDocuments, overviewQuery } from '../../api/shared-queries';
import { shortId } from '../../format/figures';
import type { Column } from '../../resource-list/column';
import { allTab, fieldTabs } from '../../resource-list/field-tabs';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { useConsole } from '../../services/console-services';
import { DocumentPanel } from './documents.panel';
import { appealsAddress, type DocumentsState, documentsAddress, documentsQuery } from './queries';
import { type DocumentState, statusOf } from './status';

export const columns: readonly Column<StaffDocument>[] = [
  {
    name: 'title',
    head: 'Title',
    kind: 'lead',
    title: ({ title }) => title,
    cell: ({ title }, { query }) => <Highlight text={title} query={query} />,
  },
  {
    name: 'fileName',
    head: 'File name',
    fromPx: 900,
    title: ({ fileName }) => fileName,
    cell: ({ fileName }, { query }) => (
      <span className="inline-block max-w-56 truncate align-bottom">
        <Highlight text={fileName} query={query} />
      </span>
    ),
  },
  {
    name: 'uploader',
    head: 'Uploader',
    kind: 'id',
    fromPx: 700,
    title: ({ uploaderId }) => uploaderId,
    cell: ({ uploaderId }) => shortId(uploaderId),
  },
  {
    name: 'type',
    head: 'Type',
    fromPx: 540,
    cell: ({ documentType }) => documentTypeNames[documentType],
  },
  {
    name: 'status',
    head: 'Status',
    cell: (document) => {
      const { tone, label } = statusOf(document);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { name: 'age', head: 'Uploaded', fromPx: 440, cell: ({ uploadedAt }) => <Time value={uploadedAt} /> },
];

const emptyByState: Record<DocumentState, EmptyText> = {
  published: { title: 'No published documents', text: 'Uploads that pass their checks appear here.' },
  processing: {
    title: 'No documents are being checked',
    text: 'Uploads appear here until they are published or refused.',
  },
  refused: { title: 'No refused documents', text: 'Uploads that fail a check appear here, with the reason.' },
  removed: {
    title: 'No removed documents',
    text: 'Documents that staff remove appear here and can be restored.',
  },
  waiting: {
    title: 'No look-alikes',
    text: 'Uploads that look like another document wait here. They count when staff accept them as original work.',
  },
  few_words: {
    title: 'No documents with few words',
    text: 'Published documents with fewer than about 40 readable words wait here. They count when staff accept them.',
  },
  appealed: {
    title: 'No open appeals',
    text: 'When someone appeals against a refusal or a removal, the appeal waits here for an answer.',
  },
};

/** Text of an empty list: nothing matched the search, or what the list is for. */
export function emptyText({ state, q }: Pick<DocumentsState, 'state' | 'q'>): EmptyText {
  if (q)
    return {
      title: `No document matches “${q}”`,
      text: 'Title, description, subject, file name and uploader were searched.',
    };
  return state ? emptyByState[state] : { title: 'No documents yet', text: 'Students’ uploads appear here.' };
}

/** Names of the tabs, in their order. */
const stateNames: Record<DocumentState, string> = {
  published: 'Published',
  processing: 'Processing',
  refused: 'Refused',
  removed: 'Removed',
  waiting: 'Look-alikes',
  few_words: 'Few words',
  appealed: 'Appealed',
};

const documentsList: ResourceList<StaffDocument, DocumentsState> = {
  title: 'Documents',
  address: documentsAddress,
  pages: documentsQuery,
  columns,
  texts: {
    loading: 'Loading documents…',
    failed: 'Documents did not load',
    notLost: 'Your search is kept.',
    noun: { one: 'document', many: 'documents' },
    icon: FileSearch,
  },
  empty: emptyText,
  panel: DocumentPanel,
  tabs: { ...fieldTabs({ label: 'State', field: 'state', names: stateNames }), useCounts },
};

const appealsList = { ...documentsList, title: 'Appeals', address: appealsAddress, tabs: undefined };

/** List of all documents. */
export function DocumentsPage() {
  return <ResourcePage list={documentsList} />;
}

/** List of the documents with an open appeal. */
export function AppealsPage() {
  return <ResourcePage list={appealsList} />;
}

/** Number of documents in each state. */
function useCounts() {
  const { api } = useConsole();
  const overview = useQuery(overviewQuery(api)).data;
  return (
    overview && {
      [allTab]: listedDocuments(overview),
      published: overview.documents,
      processing: overview.processing,
      refused: overview.refused,
      removed: overview.removed,
      waiting: overview.similarDocuments,
      few_words: overview.fewWordDocuments,
      appealed: overview.openAppeals,
    }
  );
}
