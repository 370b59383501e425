import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { refreshAfterChange } from '../../api/query-client';
import { DocumentPages } from '../../document-pages/document-pages';
import { ItemPanel, PanelBody, PanelFoot } from '../../resource-list/item-panel';
import { LogSection } from '../../resource-list/log-section';
import type { PanelProps } from '../../resource-list/resource-list';
import { SiteLink } from '../../resource-list/site-link';
import { useConsole } from '../../services/console-services';
import { AppealSection } from './panel/appeal-section';
import { ComparisonSection } from './panel/comparison-section';
import { DocumentFacts } from './panel/document-facts';
import { OriginalSection } from './panel/original-section';
import { RemoveDialog, useRestoreDocument } from './panel/remove-dialog';
import { ReviewSection } from './panel/review-section';
import { documentQuery, type OpenDocument } from './queries';
import { type DocumentState, statusOf } from './status';

/** States in which the document is shown on the site. */
const onSite: ReadonlySet<DocumentState> = new Set(['published', 'waiting', 'few_words']);

type DocumentProps = { document: OpenDocument };

/** One document with everything that a decision about it needs. */
export function DocumentPanel({ id, ...place }: PanelProps<number>) {
  const query = useDocument(id);
  const { data } = query;
  const status = data && statusOf(data);
  return (
    <ItemPanel
      {...place}
      id={String(id)}
      copyLabel="Copy document ID"
      title={data?.title ?? `Document ${id}`}
      label={`Document ${id}`}
      link={status && onSite.has(status.state) && <SiteLink path={`/documents/${id}`} />}
      status={status && <Badge tone={status.tone}>{status.label}</Badge>}
      query={query}
      change={data && `${data.removedAt} ${data.appeal?.status} ${data.originality}`}
      texts={{
        loading: 'Loading the document…',
        missing: `Document ${id} not found`,
        failed: 'The document did not load',
      }}
    >
      {(document) => (
        <>
          <PanelBody>
            <ReasonNote document={document} />
            <ReviewSection document={document} />
            <ComparisonSection key={document.id} document={document} />
            <AppealSection document={document} />
            <DocumentPages document={document} />
            <DocumentFacts document={document} />
            <OriginalSection document={document} />
            <LogSection log={document.log} />
          </PanelBody>
          <PanelActions document={document} />
        </>
      )}
    </ItemPanel>
  );
}

/** Loads a document. It is read again while its checks run, and the lists are read again when they end. */
function useDocument(id: number) {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const query = useQuery(documentQuery(api, id));
  const status = query.data?.status;
  const seen = useRef(status);

  useEffect(() => {
    const isDecided = seen.current === 'processing' && status !== undefined && status !== 'processing';
    seen.current = status;
    if (isDecided) void refreshAfterChange(queryClient);
  }, [status, queryClient]);

  return query;
}

/**
 * Remove, or Restore for a document that staff removed. An open appeal has to be answered first. A removal by the
 * uploader cannot be undone here.
 */
function PanelActions({ document }: DocumentProps) {
  const restore = useRestoreDocument(document);
  if (document.removedAt && document.appeal?.status === 'open') return null;
  return (
    <PanelFoot>
      {document.removedAt && isRemovedByStaff(document) ? (
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

/** Checks whether staff removed the document, which always has a reason, and not only its uploader or a rule. */
function isRemovedByStaff({ withdrawnAt, heldAt, removedReason }: OpenDocument): boolean {
  return removedReason !== null || !(withdrawnAt || heldAt);
}

/** Says why a document is not in the library, in the words that its uploader reads. */
function ReasonNote({ document }: DocumentProps) {
  const { removedAt, removedReason, isRemovedForCause, status, reason } = document;
  if (removedAt && document.withdrawnAt && !isRemovedByStaff(document))
    return (
      <Note tone="info" title="Removed by its uploader.">
        It does not count. Anyone who unlocked it can still read it.
      </Note>
    );
  if (removedAt && document.heldAt && !isRemovedByStaff(document))
    return (
      <Note tone="caution" title="Waiting for a decision.">
        {document.matchesRemovedWork
          ? 'It matches a work that was removed because of copyright.'
          : 'A rule held a change to its title or description.'}{' '}
        Please review it under Moderation.
      </Note>
    );
  if (removedAt) {
    return (
      <Note tone="caution" title={isRemovedForCause ? 'Removed for breaking the rules.' : 'Removed.'}>
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
