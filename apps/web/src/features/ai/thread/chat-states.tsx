import { isRefusal } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { RouterLink } from '~/lib/router-link';
import { type FailedQuery, LoadError } from '~/shell/query-states';
import { chatAddress } from '../chat-texts';
import type { useChat } from '../use-chat';
import { Thread } from './thread';

type ChatUnavailableProps = {
  query: FailedQuery;
  /** Address of a new chat. */
  newChat: string;
};

/** Shown instead of a chat that failed to load or that this user cannot open. */
function ChatUnavailable({ query, newChat }: ChatUnavailableProps) {
  const isGone = isRefusal(query.error);
  if (!isGone) return <LoadError title="This chat did not load" query={query} />;
  return (
    <EmptyState
      title="Chat not found"
      action={
        <Button asChild>
          <RouterLink to={newChat}>New chat</RouterLink>
        </Button>
      }
    >
      It may have been deleted, or it belongs to someone else.
    </EmptyState>
  );
}

/** Placeholder of a chat's messages while they load. */
export function ThreadLoading() {
  return (
    <LoadingRegion label="Loading the chat…">
      <div className="grid gap-4">
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    </LoadingRegion>
  );
}

type ChatThreadProps = Pick<Parameters<typeof Thread>[0], 'greeting' | 'shown' | 'onShow' | 'onSend'> & {
  chat: Pick<ReturnType<typeof useChat>, 'conversation' | 'branch' | 'live' | 'careAfterFailure' | 'choose'>;
  chatId: string | undefined;
  /** Address of a new chat. */
  newChat: string;
  /** True on the page of tutoring chats. */
  isTutoring?: boolean;
};

/** The messages of a chat; their placeholder while they load, and an explanation if they cannot be shown. */
export function ChatThread({ chat, chatId, newChat, isTutoring = false, ...props }: ChatThreadProps) {
  const { conversation, branch, live, careAfterFailure, choose } = chat;
  const navigate = useNavigate();
  const isOpening = chatId !== undefined && !live;
  // A tutoring chat continues only as one, so it opens on the page of its kind.
  const isElsewhere = !live && conversation.data && (conversation.data.mode === 'tutoring') !== isTutoring;
  const ownAddress = isElsewhere ? chatAddress(conversation.data) : undefined;
  useEffect(() => {
    if (ownAddress !== undefined) void navigate(ownAddress, { replace: true });
  }, [ownAddress, navigate]);
  if (isOpening && conversation.isPending) return <ThreadLoading />;
  if (isOpening && conversation.isError && !conversation.data)
    return <ChatUnavailable query={conversation} newChat={newChat} />;
  if (ownAddress !== undefined) return <ThreadLoading />;
  return (
    <Thread
      {...props}
      conversationId={chatId}
      branch={branch}
      care={conversation.data?.care}
      live={live}
      careAfterFailure={careAfterFailure}
      onChoose={choose}
    />
  );
}
