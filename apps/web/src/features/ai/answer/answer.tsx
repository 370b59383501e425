import { rateMessage } from '@aw/contracts/ai/chat';
import { ChatMessage } from '@aw/ui/patterns/chat-message';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { api } from '~/lib/api';
import { siteDetails } from '~/lib/site-details';
import { ReportButton } from '~/moderation/report-button';
import { chatsKey } from '../chat-queries';
import { makerOf } from '../chat-texts';
import { AnswerBody } from './answer-body';
import { AnsweredWithoutImages } from './answered-without-images';
import { AskExpert } from './ask-expert';
import type { ShownMessage } from './branches';
import { Readings } from './readings';
import { type ShownSource, SourcePanel } from './source-panel';

type AnswerProps = {
  conversationId: string;
  message: ShownMessage;
  /** Number of images of the message that is answered. */
  imageCount: number;
  shown: ShownSource | undefined;
  onShow: (shown: ShownSource | undefined) => void;
  isBusy: boolean;
  onAgain: () => void;
  onContinue: () => void;
};

/** A finished answer with its actions. */
export function Answer(props: AnswerProps) {
  const { conversationId, message, shown, onShow, isBusy, onAgain, onContinue } = props;
  const citation = shown?.messageId === message.id ? shown.citation : undefined;
  return (
    <ChatMessage
      from="assistant"
      siteName={siteDetails.siteName}
      sentAt={message.createdAt}
      by={makerOf(message)}
      actions={
        <>
          {message.text && <CopyButton value={message.text} label="Copy answer" />}
          <Thumbs message={message} />
          {message.text && <ReportButton kind="chat_answer" id={message.id} isIcon />}
          <IconButton label="Try again" icon={RotateCw} size="sm" disabled={isBusy} onClick={onAgain} />
          {message.finish === 'length' && (
            <Button size="sm" disabled={isBusy} onClick={onContinue}>
              Continue
            </Button>
          )}
        </>
      }
      more={<AskExpert conversationId={conversationId} messageId={message.id} />}
    >
      <AnsweredWithoutImages
        conversationId={conversationId}
        message={message}
        imageCount={props.imageCount}
      />
      <Readings readings={message.readings} />
      <AnswerBody
        message={message}
        shown={citation}
        onShow={(chosen) => onShow({ messageId: message.id, citation: chosen })}
      />
      {/* On wide screens, the page shows the panel beside the chat instead. */}
      {citation && (
        <div className="2xl:hidden">
          <SourcePanel citation={citation} onClose={() => onShow(undefined)} />
        </div>
      )}
    </ChatMessage>
  );
}

function Thumbs({ message: { id, feedback } }: Pick<AnswerProps, 'message'>) {
  const queryClient = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (next: 'up' | 'down' | null) =>
      api.call(rateMessage, { params: { id }, body: { feedback: next } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chatsKey }),
  });
  const shownFeedback = isPending ? variables : feedback;
  const thumb = (value: 'up' | 'down', label: string, icon: typeof ThumbsUp) => (
    <span className="contents [&>button]:aria-pressed:bg-accent-surface [&>button]:aria-pressed:text-accent">
      <IconButton
        label={label}
        icon={icon}
        size="sm"
        aria-pressed={shownFeedback === value}
        onClick={() => mutate(shownFeedback === value ? null : value)}
      />
    </span>
  );
  return (
    <>
      {thumb('up', 'It helped', ThumbsUp)}
      {thumb('down', 'It did not help', ThumbsDown)}
    </>
  );
}
