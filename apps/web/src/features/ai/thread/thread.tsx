import type { CareNote as Care } from '@aw/contracts/ai/care';
import type { ChatImage } from '@aw/contracts/ai/chat';
import { ChatMessage } from '@aw/ui/patterns/chat-message';
import { MessageImages } from '@aw/ui/patterns/message-images';
import { useFollowEnd } from '@aw/ui/patterns/use-follow-end';
import { Fragment, useRef, useState } from 'react';
import { siteDetails } from '~/lib/site-details';
import { StreamedText } from '~/rich-text/streamed-text';
import { Answer } from '../answer/answer';
import type { ShownMessage } from '../answer/branches';
import { Readings, readingText } from '../answer/readings';
import type { ShownSource } from '../answer/source-panel';
import type { LiveAnswer } from '../answer/use-answer';
import { CareNote } from './care-note';
import { Question } from './question';

type ThreadProps = {
  greeting: string;
  conversationId: string | undefined;
  branch: readonly ShownMessage[];
  /** The note below those of the messages that need it. */
  care: Care | undefined;
  live: LiveAnswer | undefined;
  /** The care note of a message that failed. */
  careAfterFailure: Care | undefined;
  shown: ShownSource | undefined;
  onShow: (shown: ShownSource | undefined) => void;
  onChoose: (parentId: number | null, id: number) => void;
  /** Sends a text with images as a reply to the message with id `parentId`. */
  onSend: (text: string, parentId: number | null, images: readonly ChatImage[]) => void;
};

/** The messages of the visible branch and the answer in progress. */
export function Thread(props: ThreadProps) {
  const { greeting, conversationId, branch, care, live, careAfterFailure } = props;
  const { shown, onShow, onChoose, onSend } = props;
  const isBusy = live !== undefined;
  const end = useRef<HTMLDivElement>(null);
  const hadLive = useRef(false);
  hadLive.current ||= isBusy;
  // A quick answer has ended before its note was announced.
  const needsCare = branch.findLast(({ role }) => role === 'user')?.needsCare;
  const lastCare = careAfterFailure ?? (hadLive.current && needsCare ? care : undefined);
  const announcedCare = live ? live.care : lastCare;
  const [openedAt] = useState(() => new Date().toISOString());
  useFollowEnd(
    end,
    live && `${branch.at(-1)?.id} ${live.text.length} ${live.readings.length}`,
    live?.question === undefined ? undefined : live.sentAt,
  );

  return (
    <div className="grid grid-cols-1 gap-6">
      <ChatMessage from="assistant" siteName={siteDetails.siteName} sentAt={openedAt}>
        <p>{greeting}</p>
      </ChatMessage>
      {branch.map((message, at) =>
        message.role === 'user' ? (
          <Fragment key={message.id}>
            <Question
              message={message}
              isBusy={isBusy}
              onEdit={(text) => onSend(text, message.parentId, message.images ?? [])}
              onChoose={(id) => onChoose(message.parentId, id)}
            />
            {message.needsCare && care && <CareNote care={care} />}
          </Fragment>
        ) : (
          conversationId && (
            <Answer
              key={message.id}
              conversationId={conversationId}
              message={message}
              imageCount={branch[at - 1]?.images?.length ?? 0}
              shown={shown}
              onShow={onShow}
              isBusy={isBusy}
              onAgain={() => {
                const question = branch[at - 1];
                if (question) onSend(question.text, question.parentId, question.images ?? []);
              }}
              onContinue={() => onSend('Please continue.', message.id, [])}
            />
          )
        ),
      )}
      {live && <Live live={live} />}
      {!live && careAfterFailure && <CareNote care={careAfterFailure} />}
      <p role="status" className="sr-only">
        {announcedCare?.title} {stateText(live, hadLive.current)}
      </p>
      <div ref={end} className="scroll-mb-60" />
    </div>
  );
}

function stateText(live: LiveAnswer | undefined, hadLive: boolean): string {
  const latest = live?.readings.at(-1);
  if (live) return live.text ? 'Writing an answer.' : latest ? `${readingText(latest)}.` : 'Thinking…';
  return hadLive ? 'The answer has ended.' : '';
}

function Live({ live: { question, images, sentAt, text, readings, care } }: { live: LiveAnswer }) {
  return (
    <>
      {question !== undefined && (
        <ChatMessage from="person" sentAt={sentAt}>
          {images.length > 0 && <MessageImages images={images} />}
          <p className="whitespace-pre-wrap" dir="auto">
            {question}
          </p>
        </ChatMessage>
      )}
      {care && <CareNote care={care} />}
      <ChatMessage from="assistant" siteName={siteDetails.siteName}>
        <Readings readings={readings} />
        {text ? (
          <StreamedText text={text} />
        ) : (
          <p className="animate-pulse text-ink-muted motion-reduce:animate-none">Thinking…</p>
        )}
      </ChatMessage>
    </>
  );
}
