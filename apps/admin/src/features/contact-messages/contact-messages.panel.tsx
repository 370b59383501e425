import type { MessageKind } from '@aw/contracts/contact-messages/public';
import {
  type MessageState,
  type StaffMessageDetail,
  staffDecideMessage,
} from '@aw/contracts/contact-messages/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../actions/use-action';
import { shortId } from '../../format/figures';
import { CopiedText, Fact, Facts } from '../../resource-list/facts';
import { ItemPanel, PanelBody, PanelFoot } from '../../resource-list/item-panel';
import type { PanelProps } from '../../resource-list/resource-list';
import { useConsole } from '../../services/console-services';
import { type Move, movesFrom } from './decisions';
import { messageQuery, messagesAddress } from './queries';
import { RepliesSection, ReplyDialog } from './reply-dialog';

type MessageFactsProps = {
  message: StaffMessageDetail;
  /** Shows the reference among the facts, because the panel's head has no room for it. */
  hasReference: boolean;
};

/** Names of the tabs and badges. */
export const stateNames: Record<MessageState, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  held: 'Held',
  spam: 'Spam',
};

const stateTones = {
  new: 'accent',
  answered: 'positive',
  closed: 'neutral',
  held: 'caution',
  spam: 'neutral',
} as const satisfies Record<MessageState, string>;

/** Names of the forms that messages come from. */
export const kindNames: Record<MessageKind, string> = {
  contact: 'Contact form',
  help: 'Help page',
  expert: 'Expert help',
  application: 'Job application',
  press: 'Press',
};

const texts = {
  loading: 'Loading the message…',
  missing: 'Message not found',
  failed: 'The message did not load',
};

/** State of a message. */
export function StateBadge({ state }: { state: MessageState }) {
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>;
}

/** One message with its sender and its answers. */
export function MessagePanel({ id, ...place }: PanelProps<string>) {
  const { api } = useConsole();
  const query = useQuery(messageQuery(api, id));
  return (
    <ItemPanel
      {...place}
      id={query.data?.reference ?? '…'}
      copyLabel="Copy reference"
      title={query.data?.subject ?? 'Message'}
      status={query.data && <StateBadge state={query.data.state} />}
      query={query}
      change={query.data?.state}
      texts={texts}
    >
      {(message) => (
        <>
          <PanelBody>
            <HeldNote message={message} />
            <MessageFacts message={message} hasReference={!place.isBesideList} />
            <p className="border-s border-margin-rule ps-4 text-14 leading-body whitespace-pre-wrap wrap-anywhere">
              {message.message}
            </p>
            <RepliesSection replies={message.replies} />
          </PanelBody>
          <MessageActions message={message} />
        </>
      )}
    </ItemPanel>
  );
}

/** Says why a message is held, or that its text was deleted. Shows nothing for a message that was emailed. */
function HeldNote({ message: { state, heldBecause, isBlanked } }: { message: StaffMessageDetail }) {
  if (isBlanked)
    return <Note tone="info">The text and sender were deleted because the time we keep them is over.</Note>;
  if (state !== 'held' || heldBecause === null) return null;
  return (
    <Note tone="caution" title="Held.">
      {heldBecause} It was not emailed to support. The sender got a reference number.
    </Note>
  );
}

/** Buttons for the next steps of a message. */
function MessageActions({ message }: { message: StaffMessageDetail }) {
  const { api } = useConsole();
  const [isReplying, setIsReplying] = useState(false);
  const move = useAction({
    send: ({ state }: Move) =>
      api.call(staffDecideMessage, { params: { messageId: message.id }, body: { state } }),
    done: (_, { done }) => ({ title: done }),
    failed: 'The message was not changed.',
    log: { name: 'this message', target: `message:${message.id}` },
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

/** Sender of a message, its form and its topic. */
function MessageFacts({ message, hasReference }: MessageFactsProps) {
  const { reference, name, email, kind, about, userId, createdAt } = message;
  return (
    <Facts>
      <Fact name="Sender">{name}</Fact>
      <Fact name="Email">
        <CopiedText value={email} label="Copy email address">
          <Link to={messagesAddress.write({ q: email })} title="All messages from this address">
            {email}
          </Link>
        </CopiedText>
      </Fact>
      <Fact name="Form">
        <Link to={messagesAddress.write({ kind })}>{kindNames[kind]}</Link>
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
