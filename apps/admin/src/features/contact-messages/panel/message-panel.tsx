import { ApiError } from '@aw/contracts/api-error';
import { useQuery } from '@tanstack/react-query';
import { PanelBody, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelHead } from '../../../resource-list/panel-head';
import { PanelPending } from '../../../resource-list/panel-pending';
import { useConsole } from '../../../services/console-services';
import { messageQuery } from '../queries';
import { StateBadge } from '../state-badge';
import { HeldNote } from './held-note';
import { MessageActions } from './message-actions';
import { MessageFacts } from './message-facts';
import { RepliesSection } from './replies-section';

type MessagePanelProps = {
  id: string;
  /** Beside the list; otherwise it stands in the list's place. */
  isBesideList: boolean;
  onClose: () => void;
};

/** One message whole, with who wrote it and what was answered. */
export function MessagePanel({ id, isBesideList, onClose }: MessagePanelProps) {
  const { api } = useConsole();
  const { data, error, isFetching, refetch } = useQuery(messageQuery(api, id));
  const title = data?.subject ?? 'Message';
  return (
    <PanelFrame label={title} isBesideList={isBesideList} change={data?.state}>
      <PanelHead
        id={data?.reference ?? '…'}
        copyLabel="Copy reference"
        title={title}
        isBesideList={isBesideList}
        onClose={onClose}
        status={
          data && (
            <span>
              <StateBadge state={data.state} />
            </span>
          )
        }
      />
      {data ? (
        <>
          <PanelBody>
            <HeldNote message={data} />
            <MessageFacts message={data} hasReference={!isBesideList} />
            <p className="border-s border-margin-rule ps-4 text-14 leading-body whitespace-pre-wrap wrap-anywhere">
              {data.message}
            </p>
            <RepliesSection replies={data.replies} />
          </PanelBody>
          <MessageActions message={data} />
        </>
      ) : (
        <PanelPending
          error={error}
          title={
            error instanceof ApiError && error.status === 404
              ? 'There is no such message'
              : 'The message did not load'
          }
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          label="Loading the message…"
        />
      )}
    </PanelFrame>
  );
}
