import { type ChatMessage, type ChatMode, stopMessage } from '@aw/contracts/ai/chat';
import { reasonOf } from '@aw/contracts/api-error';
import { useToast } from '@aw/ui/primitives/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { branchOf, type Choices } from './branches';
import { conversationQuery } from './chat-queries';
import { useAnswer } from './use-answer';

type Options = {
  chatId: string | undefined;
  documentId: number | undefined;
  isKept: boolean;
  /** A new chat has begun. */
  onBegun: (chatId: string) => void;
  /** The server has the message. */
  onSent: () => void;
  /** What was not sent is to stand in the field again. */
  onFailed: (text: string) => void;
};

type About = { mode: ChatMode; subject: string | null; topic: string | null; parentId?: number | null };

const none: ChatMessage[] = [];

/** One chat: the branch that shows, what is being answered, and what can be sent. */
export function useChat({ chatId, documentId, isKept, onBegun, onSent, onFailed }: Options) {
  const { toast } = useToast();
  const [choices, setChoices] = useState<Choices>({});
  /** A message that stands in the field again, and so not in the chat. */
  const [takenBack, setTakenBack] = useState<number>();
  const own = useRef(chatId);
  const conversation = useQuery({ ...conversationQuery(chatId ?? ''), enabled: chatId !== undefined });
  const choose = (parentId: number | null, id: number) =>
    setChoices((before) => ({ ...before, [parentId ?? 0]: id }));

  const { live, send, resume, leave } = useAnswer({
    onBegun(start, parentId) {
      choose(parentId, start.questionId);
      // Sent again, it is in the chat again.
      setTakenBack(undefined);
      own.current = start.conversationId;
      onSent();
      if (start.conversationId !== chatId) onBegun(start.conversationId);
    },
    onFailed(text, questionId) {
      setTakenBack(questionId);
      onFailed(text);
    },
  });

  const stored = chatId === undefined ? none : (conversation.data?.messages ?? none);
  const isLive = ({ id }: ChatMessage) =>
    id === live?.start?.messageId || (live?.question !== undefined && id === live.start?.questionId);
  const messages = stored.filter((message) => !isLive(message) && message.id !== takenBack);
  const branch = branchOf(messages, choices);
  const last = branch.at(-1);

  // Another chat was opened: what is being made in the one before goes on without being watched.
  const openAnother = useEffectEvent(() => {
    leave();
    setChoices({});
    setTakenBack(undefined);
  });
  useEffect(() => {
    if (own.current === chatId) return;
    own.current = chatId;
    openAnother();
  }, [chatId]);

  // An answer that was being made when the page came.
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

  /** Sends a text, by default as what follows the last message that shows. */
  const sendText = async (text: string, { parentId = last?.id ?? null, ...about }: About): Promise<void> => {
    await send({ message: text, conversationId: chatId, parentId, ...about, documentId, isKept });
  };
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
    choose,
    send: sendText,
    stop,
  };
}
