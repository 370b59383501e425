import { documentTypeNames, documentTypes } from '@aw/contracts/documents/document-types';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { type RecentDocument, recentDocumentCount } from './activity';

type RecentDocumentsProps = { documents: RecentDocument[] };

/** The newest documents, each leading to its place in the list. */
export function RecentDocuments({ documents }: RecentDocumentsProps) {
  if (documents.length === 0) {
    return (
      <EmptyState level={3} title="No documents yet">
        Uploads of students arrive here.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Newest documents" className="border-t border-line-strong text-14">
      {documents.slice(0, recentDocumentCount).map((document) => (
        <li
          key={document.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2"
        >
          <Link
            to={`/admin/documents?open=${document.id}`}
            title={document.title}
            className="truncate font-medium text-ink no-underline hover:underline"
          >
            {document.title}
          </Link>
          <span className="text-end text-13">{typeName(document.documentType)}</span>
          <span title={document.fileName} className="truncate text-13 text-ink-muted">
            {document.fileName}
          </span>
          <span className="text-end text-13 text-ink-faint">
            <Time value={document.uploadedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function typeName(type: string): string {
  const known = documentTypes.find((one) => one === type);
  return known ? documentTypeNames[known] : type;
}
