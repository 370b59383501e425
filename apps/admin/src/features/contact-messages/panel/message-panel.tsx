import { ApiError } from '@aw/contracts/api-error';
import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import { staffDecideMessage } from '@aw/contracts/contact-messages/staff';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../actions/use-action';
import { shortId } from '../../../format/figures';
import { CopiedText, Fact, Facts } from '../../../resource-list/facts';
import { PanelBody, PanelFoot, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelHead } from '../../../resource-list/panel-head';
import { PanelPending } from '../../../resource-list/panel-pending';
import { useConsole } from '../../../services/console-services';
import { type Move, movesFrom } from '../decisions';
import { kindNames } from '../list-labels';
import { messagesAddress } from '../list-state';
import { messageQuery } from '../queries';
import { StateBadge } from '../state-badge';
import { RepliesSection } from './replies-section';
import { ReplyDialog } from './reply-dialog';

type MessageFactsProps = {
  message: StaffMessageDetail;
  /** Whether the reference is among the facts, where the panel's head has no room for it. */
  hasReference: boolean;
};

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

/** Why a message waits, or that nothing is left of it; nothing for one that was mailed. */
function HeldNote({ message: { state, heldBecause, isBlanked } }: { message: StaffMessageDetail }) {
  if (isBlanked)
    return <Note tone="info">The text and the sender were deleted when their time was over.</Note>;
  if (state !== 'held' || heldBecause === null) return null;
  return (
    <Note tone="caution" title="Held.">
      {heldBecause} It was not mailed to support. Whoever wrote it was given the reference.
    </Note>
  );
}

/** What can be done to a message now. */
function MessageActions({ message }: { message: StaffMessageDetail }) {
  const { api } = useConsole();
  const [isReplying, setIsReplying] = useState(false);
  const move = useAction({
    send: ({ state }: Move) =>
      api.call(staffDecideMessage, { params: { messageId: message.id }, body: { state } }),
    done: (_, { done }) => ({ title: done }),
    failed: 'The message stayed as it was.',
    of: 'the console',
  });
  if (message.isBlanked) return null;
  return (
    <PanelFoot>
      {message.state !== 'spam' && (
        <Button variant="primary" size="sm" icon={Reply} onClick={() => setIsReplying(true)}>
          Answer…
        </Button>
      )}
      {movesFrom(message.state).map((one) => (
        <Button
          key={one.state}
          size="sm"
          isPending={move.isPending && move.variables.state === one.state}
          disabled={move.isPending}
          onClick={() => move.mutate(one)}
        >
          {one.label}
        </Button>
      ))}
      {isReplying && <ReplyDialog message={message} isOpen onOpenChange={setIsReplying} />}
    </PanelFoot>
  );
}

/** Who wrote a message, from which form, and about what. */
function MessageFacts({ message, hasReference }: MessageFactsProps) {
  const { reference, name, email, kind, about, userId, createdAt } = message;
  return (
    <Facts>
      <Fact name="From">{name}</Fact>
      <Fact name="E-mail">
        <CopiedText value={email} label="Copy e-mail address">
          <Link to={messagesAddress({ q: email })} title="All messages of this address">
            {email}
          </Link>
        </CopiedText>
      </Fact>
      <Fact name="Form">
        <Link to={messagesAddress({ kind })}>{kindNames[kind]}</Link>
      </Fact>
      <Fact name="About">{about}</Fact>
      <Fact name="Person">
        {userId && (
          <Link to={`/admin/people?${new URLSearchParams({ id: userId })}`} className="font-mono">
            {shortId(userId)}
          </Link>
        )}
      </Fact>
      <Fact name="Reference">
        {hasReference && (
          <CopiedText value={reference} label="Copy reference">
            <span className="font-mono">{reference}</span>
          </CopiedText>
        )}
      </Fact>
      <Fact name="Sent">
        <Time value={createdAt} />
      </Fact>
    </Facts>
  );
}
