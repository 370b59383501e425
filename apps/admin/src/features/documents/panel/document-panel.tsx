import { ApiError } from '@aw/contracts/api-error';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { Undo2 } from 'lucide-react';
import { LogSection } from '../../../resource-list/log-section';
import { PanelBody, PanelFoot, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelPending } from '../../../resource-list/panel-pending';
import { PanelSection } from '../../../resource-list/panel-section';
import { useDocument } from '../use-document';
import { AppealForm } from './appeal-form';
import { DocumentFacts } from './document-facts';
import { DocumentHead } from './document-head';
import { DocumentPages } from './document-pages';
import type { OpenDocument } from './open-document';
import { OriginalitySection } from './originality-section';
import { RemoveDialog } from './remove-dialog';
import { useRestoreDocument } from './use-restore-document';

type ReasonNoteProps = { document: OpenDocument };

type PanelActionsProps = { document: OpenDocument };

type AppealSectionProps = { document: OpenDocument };

type DocumentPanelProps = {
  id: number;
  /** Beside the list; otherwise it stands in the list's place. */
  isBesideList: boolean;
  onClose: () => void;
};

/** One document with everything that a decision about it needs. */
export function DocumentPanel({ id, isBesideList, onClose }: DocumentPanelProps) {
  const { data, error, isFetching, refetch } = useDocument(id);
  return (
    <PanelFrame
      label={`Document ${id}`}
      isBesideList={isBesideList}
      change={data && `${data.removedAt} ${data.appeal?.status} ${data.originality}`}
    >
      <DocumentHead id={id} document={data} isBesideList={isBesideList} onClose={onClose} />
      {data ? (
        <>
          <PanelBody>
            <ReasonNote document={data} />
            <OriginalitySection document={data} />
            <AppealSection document={data} />
            <DocumentPages document={data} />
            <DocumentFacts document={data} />
            <LogSection log={data.log} />
          </PanelBody>
          <PanelActions document={data} />
        </>
      ) : (
        <PanelPending
          error={error}
          title={titleOf(error, id)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          label="Loading the document…"
        />
      )}
    </PanelFrame>
  );
}

function titleOf(error: unknown, id: number): string {
  return error instanceof ApiError && error.status === 404
    ? `There is no document ${id}`
    : 'The document did not load';
}

/** What the uploader objects, and the answer: the form for it while it is open, its words afterwards. */
function AppealSection({ document }: AppealSectionProps) {
  const { appeal } = document;
  if (!appeal) return null;
  return (
    <PanelSection title="Appeal">
      <blockquote className="border-s-2 border-line-strong ps-3 font-serif text-16 whitespace-pre-line wrap-anywhere">
        {appeal.message}
      </blockquote>
      <p className="text-13 text-ink-muted">
        The uploader, <Time value={appeal.createdAt} />
      </p>
      {appeal.status === 'open' ? (
        <AppealForm appealId={appeal.id} isRemoved={document.removedAt !== null} />
      ) : (
        <div className="grid justify-items-start gap-1 pt-1 text-13">
          <Badge tone={appeal.status === 'granted' ? 'positive' : 'neutral'}>
            {appeal.status === 'granted' ? 'Granted' : 'Denied'}
          </Badge>
          <p className="whitespace-pre-line wrap-anywhere">{appeal.answer}</p>
        </div>
      )}
    </PanelSection>
  );
}

/** Remove, or Restore for what is removed; an open appeal is answered first. */
function PanelActions({ document }: PanelActionsProps) {
  const restore = useRestoreDocument(document);
  if (document.removedAt && document.appeal?.status === 'open') return null;
  return (
    <PanelFoot>
      {document.removedAt ? (
        <Button
          variant="primary"
          size="sm"
          icon={Undo2}
          isPending={restore.isPending}
          pendingLabel="Restoring…"
          onClick={() => restore.mutate()}
        >
          Restore
        </Button>
      ) : (
        <RemoveDialog document={document} />
      )}
    </PanelFoot>
  );
}

/** Why a document is not in the library, in the words that its uploader reads. */
function ReasonNote({ document }: ReasonNoteProps) {
  const { removedAt, removedReason, isRemovedForCause, status, reason } = document;
  if (removedAt) {
    return (
      <Note tone="caution" title={isRemovedForCause ? 'Removed for cause.' : 'Removed.'}>
        {removedReason}{' '}
        <span className="text-ink-muted">
          (<Time value={removedAt} />)
        </span>
      </Note>
    );
  }
  if (status !== 'refused') return null;
  return (
    <Note tone="caution" title="Refused.">
      {reason}
    </Note>
  );
}
