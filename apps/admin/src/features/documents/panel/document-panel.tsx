import { ApiError } from '@aw/contracts/api-error';
import { LogSection } from '../../../resource-list/log-section';
import { PanelBody, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelPending } from '../../../resource-list/panel-pending';
import { useDocument } from '../use-document';
import { AppealSection } from './appeal-section';
import { DocumentFacts } from './document-facts';
import { DocumentHead } from './document-head';
import { DocumentPages } from './document-pages';
import { OriginalitySection } from './originality-section';
import { PanelActions } from './panel-actions';
import { ReasonNote } from './reason-note';

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
