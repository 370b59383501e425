import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { Badge } from '@aw/ui/primitives/badge';
import { Link } from '@aw/ui/primitives/link';
import { Time } from '@aw/ui/primitives/time';
import { CircleCheck, Clock, Trash2, TriangleAlert } from 'lucide-react';
import { paths } from '~/lib/paths';
import { OwnDocumentActions } from './own-document-actions';
import { waitingPlace } from './waiting-place';

const states = {
  processing: { label: 'Being checked', tone: 'neutral', icon: Clock },
  published: { label: 'Published', tone: 'positive', icon: CircleCheck },
  refused: { label: 'Not accepted', tone: 'danger', icon: TriangleAlert },
} as const;

const heldState = { label: 'Waiting for review', tone: 'neutral', icon: Clock } as const;
const withdrawnState = { label: 'Removed by you', tone: 'neutral', icon: Trash2 } as const;

function stateOf({ status, withdrawnAt, heldAt }: DocumentCard) {
  if (withdrawnAt) return withdrawnState;
  return heldAt && status === 'refused' ? heldState : states[status];
}

/** One's own upload with its status and actions. A refused one shows the reason and a link to appeal. */
export function UploadRow({ document }: { document: DocumentCard }) {
  const { id, title, subject, documentType, uploadedAt, reason } = document;
  const state = stateOf(document);
  const place = waitingPlace(document);
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
        {/* A typed place is often longer than a line. */}
        {place && <span className="wrap-anywhere">{place}</span>}
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
