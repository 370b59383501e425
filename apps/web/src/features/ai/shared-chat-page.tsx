import { getSharedConversation } from '@aw/contracts/ai/conversations';
import { reasonOf } from '@aw/contracts/api-error';
import { longDate } from '@aw/contracts/long-date';
import { ChatMessage } from '@aw/ui/patterns/chat-message';
import { MessageImages } from '@aw/ui/patterns/message-images';
import { PageHead } from '@aw/ui/patterns/page-head';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount } from '@aw/ui/primitives/format-count';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '~/lib/api';
import { isWrongAddress } from '~/lib/is-wrong-address';
import { paths } from '~/lib/paths';
import { RouterLink } from '~/lib/router-link';
import { siteDetails } from '~/lib/site-details';
import { NotFound } from '~/shell/not-found';
import { AnswerBody } from './answer/answer-body';
import { makerOf } from './chat-texts';

const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-chat', token],
    queryFn: ({ signal }) => api.call(getSharedConversation, { params: { token }, signal }),
  });

/** A shared chat, as it was when it was shared. */
export function SharedChatPage() {
  const { token = '' } = useParams();
  const { data: chat, error } = useQuery(sharedQuery(token));
  if (isWrongAddress(error)) return <NotFound />;
  if (error)
    return (
      <div className="wrap py-8">
        <EmptyState
          title="You cannot read this chat"
          action={
            <Button asChild>
              <RouterLink to={paths.aiChat()}>Open AI Chat</RouterLink>
            </Button>
          }
        >
          {reasonOf(error)}
        </EmptyState>
      </div>
    );
  if (!chat)
    return (
      <div className="wrap py-8">
        <LoadingRegion label="Loading the chat…">
          <Skeleton shape="block" />
        </LoadingRegion>
      </div>
    );
  return (
    <div className="wrap pb-8">
      <PageHead
        eyebrow={<p className="text-13 text-ink-muted">A shared chat</p>}
        title={chat.title}
        lead={`Answers can be wrong, so check their sources. You see quotes only from pages you can read. This link works until ${longDate(chat.expiresAt)}.`}
      />
      <div className="grid max-w-190 grid-cols-1 gap-6">
        {chat.messages.map((message) =>
          message.role === 'user' ? (
            <ChatMessage key={message.id} from="person" name="Asked" sentAt={message.createdAt}>
              {message.images && <MessageImages images={message.images} />}
              {message.hiddenImages && (
                <p className="text-13 text-ink-muted">
                  {`${formatCount(message.hiddenImages, 'image')} ${message.hiddenImages === 1 ? 'is' : 'are'} not shared.`}
                </p>
              )}
              {message.text && <RichText html={message.html} source={message.text} />}
            </ChatMessage>
          ) : (
            <ChatMessage
              key={message.id}
              from="assistant"
              siteName={siteDetails.siteName}
              sentAt={message.createdAt}
              by={makerOf(message)}
            >
              <AnswerBody message={message} />
            </ChatMessage>
          ),
        )}
      </div>
    </div>
  );
}
