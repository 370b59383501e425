import {
  type ChatBody,
  type ChatDocument,
  type ChatImage,
  type ChatMessage,
  type ChatMode,
  stopMessage,
} from '@aw/contracts/ai/chat';
import { reasonOf } from '@aw/contracts/api-error';
import { useToast } from '@aw/ui/primitives/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { branchOf, type Choices } from './answer/branches';
import { useAnswer } from './answer/use-answer';
import { conversationQuery } from './chat-queries';

type Options = {
  chatId: string | undefined;
  isKept: boolean;
  /** Called with the id of a new chat. */
  onStarted: (chatId: string) => void;
  /** Called when an answer begins, with its chat and the documents that it is written without. */
  onAnswering?: (chatId: string, leftOut: readonly ChatDocument[] | undefined) => void;
  /** Called when the server has stored the message, and whether with its images. */
  onSent: (hasImages: boolean) => void;
  /** Called with the text and images of a message that failed; returns whether the chat should hide it. */
  onFailed: (text: string, images: readonly ChatImage[]) => boolean;
};

type About = Pick<ChatBody, 'documentId' | 'documentIds'> & {
  mode: ChatMode;
  subject: string | null;
  topic: string | null;
  parentId?: number | null;
  images?: readonly ChatImage[];
  /** Whether the tutor should show its solution. */
  showsSolution?: boolean;
};

const noMessages: ChatMessage[] = [];

/** State of one chat: its visible branch, the answer in progress, and functions to send, choose and stop. */
export function useChat({ chatId, isKept, onStarted, onAnswering, onSent, onFailed }: Options) {
  const { toast } = useToast();
  const [choices, setChoices] = useState<Choices>({});
  /** Id of a failed message whose text is back in the field, so that the chat hides it. */
  const [withdrawnId, setWithdrawnId] = useState<number>();
  const ownChatId = useRef(chatId);
  const conversation = useQuery({ ...conversationQuery(chatId ?? ''), enabled: chatId !== undefined });
  const choose = (parentId: number | null, id: number) =>
    setChoices((before) => ({ ...before, [parentId ?? 0]: id }));

  const { live, careAfterFailure, send, resume, stopFollowing } = useAnswer({
    onStarted(start, { parentId, hasImages }) {
      choose(parentId, start.questionId);
      // Once it is sent again, the chat shows it again.
      setWithdrawnId(undefined);
      ownChatId.current = start.conversationId;
      onSent(hasImages);
      onAnswering?.(start.conversationId, start.leftOut);
      if (start.conversationId !== chatId) onStarted(start.conversationId);
    },
    onFailed(text, images, questionId) {
      if (onFailed(text, images)) setWithdrawnId(questionId);
    },
  });

  const stored = chatId === undefined ? noMessages : (conversation.data?.messages ?? noMessages);
  const isLive = ({ id }: ChatMessage) =>
    id === live?.start?.messageId || (live?.question !== undefined && id === live.start?.questionId);
  const messages = stored.filter((message) => !isLive(message) && message.id !== withdrawnId);
  const branch = branchOf(messages, choices);
  const last = branch.at(-1);

  // When another chat opens, the previous chat's answer continues on the server, but is no longer followed.
  const openAnother = useEffectEvent(() => {
    stopFollowing();
    setChoices({});
    setWithdrawnId(undefined);
  });
  useEffect(() => {
    if (ownChatId.current === chatId) return;
    ownChatId.current = chatId;
    openAnother();
  }, [chatId]);

  // An answer that was already in progress when the page loaded.
  const streaming = last?.status === 'streaming' ? last : undefined;
  const follow = useEffectEvent(resume);
  useEffect(() => {
    if (!streaming || !chatId) return;
    const { id, parentId, text, source, model } = streaming;
    const start = {
      conversationId: chatId,
      questionId: parentId ?? id,
      messageId: id,
      source: source ?? 'library',
      model,
    };
    follow(start, parentId, text);
  }, [streaming, chatId]);

  /** Sends a text, by default as a reply to the last visible message. Resolves to true if it was answered. */
  const sendText = async (
    text: string,
    { parentId = last?.id ?? null, images = [], ...about }: About,
  ): Promise<boolean> => send({ message: text, images, conversationId: chatId, parentId, ...about, isKept });
  const stop = (): void => {
    const id = live?.start?.messageId;
    if (id === undefined) return;
    api.call(stopMessage, { params: { id } }).catch((error: unknown) => {
      toast({ tone: 'danger', title: 'The answer was not stopped', description: reasonOf(error) });
    });
  };
  return {
    conversation,
    branch: streaming ? branch.slice(0, -1) : branch,
    live,
    careAfterFailure,
    choose,
    send: sendText,
    stop,
  };
}
