import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Time } from '@aw/ui/primitives/time';
import { CircleCheck, Clock, Trash2, TriangleAlert, Upload } from 'lucide-react';
import { OwnDocumentActions } from '~/documents/own-document-actions';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';
import { PreviewList } from './preview-list';
import { uploadsQuery } from './profile-queries';

const states = {
  processing: { label: 'Being checked', tone: 'neutral', icon: Clock },
  published: { label: 'Published', tone: 'positive', icon: CircleCheck },
  refused: { label: 'Not accepted', tone: 'danger', icon: TriangleAlert },
} as const;

const heldState = { label: 'Waiting for review', tone: 'neutral', icon: Clock } as const;
const withdrawnState = { label: 'Removed by you', tone: 'neutral', icon: Trash2 } as const;

/** The person's latest uploads with their status, more on demand. A refused upload shows the reason and a link to appeal. */
export function RecentUploads({ userId }: { userId: string }) {
  return (
    <Panel title="Recent Uploads">
      <PreviewList query={(limit) => uploadsQuery(userId, limit)} noun="Uploads" empty={<NoUploads />}>
        {(documents) => (
          <ul className="grid">
            {documents.map((document) => (
              <UploadItem key={document.id} document={document} />
            ))}
          </ul>
        )}
      </PreviewList>
    </Panel>
  );
}

function stateOf({ status, withdrawnAt, heldAt }: DocumentCard) {
  if (withdrawnAt) return withdrawnState;
  return heldAt && status === 'refused' ? heldState : states[status];
}

function UploadItem({ document }: { document: DocumentCard }) {
  const { id, title, subject, documentType, uploadedAt, reason } = document;
  const state = stateOf(document);
  return (
    <li className="grid gap-1 border-line py-3 not-last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={paths.document(id)} className="font-strong wrap-anywhere">
          {title}
        </Link>
        <Badge tone={state.tone} icon={state.icon} isPlain>
          {state.label}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-13 text-ink-muted">
        <span>{subject || 'General'}</span>
        <span>{documentTypeNames[documentType] ?? 'document'}</span>
        <Time value={uploadedAt} />
      </p>
      {state === states.refused && (
        <p className="text-14 wrap-anywhere">
          {reason} <Link to={`${paths.document(id)}#appeal`}>Appeal this decision</Link>
        </p>
      )}
      <OwnDocumentActions document={document} />
    </li>
  );
}

function NoUploads() {
  return (
    <EmptyState
      level={3}
      icon={Upload}
      title="No documents uploaded yet"
      action={
        <Button asChild>
          <Link to={paths.upload()}>Upload Documents</Link>
        </Button>
      }
    >
      Your uploads appear here with the status of their checks.
    </EmptyState>
  );
}
