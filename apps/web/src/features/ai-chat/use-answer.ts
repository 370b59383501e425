import type { ChatBody, ChatEvents } from '@aw/contracts/ai/chat';
import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { aiKey } from '~/lib/ai-quota';
import { useStoredText } from '~/lib/use-stored-text';
import { type AnswerEvent, followAnswer, isLast, sendMessage } from './answer-stream';
import { chatsKey, conversationQuery } from './chat-queries';

/** An answer that is being made, and the message that it answers. */
export type LiveAnswer = {
  /** What was sent; undefined where the page came later and the chat has it. */
  question: string | undefined;
  parentId: number | null;
  /** When it was sent, in ISO 8601. */
  sentAt: string;
  /** Known once it has begun. */
  start: ChatEvents['start'] | undefined;
  text: string;
};

type Options = {
  /** An answer has begun, in this chat. */
  onBegun: (start: ChatEvents['start'], parentId: number | null) => void;
  /** The message was not sent, or came to nothing: its text is to stand where it was written. */
  onFailed: (text: string, questionId: number | undefined) => void;
};

type Sent = Omit<ChatBody, 'key' | 'parentId'> & { parentId: number | null };
type UnsentMessage = Sent & { key: string };

/** Sends messages and follows answers to their end, one at a time, through reloads and broken connections. */
export function useAnswer({ onBegun, onFailed }: Options) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [live, setLive] = useState<LiveAnswer>();
  const under = useRef<{ stop: AbortController } | undefined>(undefined);
  /** What is not known to be stored: sent again, also after a reload, it carries the same key and is stored once. */
  const [unsent, setUnsent] = useStoredText('unsent-message');

  useEffect(() => () => under.current?.stop.abort(), []);

  async function run(
    first: LiveAnswer,
    open: (onEvent: (event: AnswerEvent) => void, signal: AbortSignal) => Promise<void>,
  ): Promise<'done' | 'failed' | 'left'> {
    const stop = new AbortController();
    under.current = { stop };
    let answer = first;
    let last: AnswerEvent | undefined;
    const show = (change: Partial<LiveAnswer>) => {
      answer = { ...answer, ...change };
      if (!stop.signal.aborted) setLive(answer);
    };
    const onEvent = (event: AnswerEvent) => {
      if (isLast(event)) last = event;
      if (event.name === 'delta') show({ text: answer.text + event.data.text });
      if (event.name !== 'start') return;
      const isNew = answer.start === undefined;
      show({ start: event.data });
      if (isNew && answer.question !== undefined) onBegun(event.data, answer.parentId);
    };
    show({});
    try {
      await open(onEvent, stop.signal);
      const id = answer.start?.messageId;
      if (!last && id !== undefined)
        await followAnswer({ id, shown: () => answer.text.length }, onEvent, stop.signal);
      if (stop.signal.aborted) return 'left';
      if (!last) throw new ApiError(0, 'You are offline. Nothing was lost. Please try again.');
      const failed = last.name === 'error' && last.data.code === 'ai.failed' ? last.data : undefined;
      if (failed) toast({ tone: 'danger', ...failure, description: failed.message });
      // What is stored takes the place of what was shown meanwhile.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: chatsKey }),
        queryClient.invalidateQueries({ queryKey: aiKey }),
      ]);
      // A short first answer can end before the page has begun to read its chat; failing, the page says so.
      const chatId = answer.start?.conversationId;
      if (chatId !== undefined) await queryClient.ensureQueryData(conversationQuery(chatId)).catch(() => {});
      return failed ? 'failed' : 'done';
    } catch (error) {
      if (stop.signal.aborted) return 'left';
      const isOurs = error instanceof ApiError && error.code.startsWith('ai.') && error.code !== 'ai.failed';
      toast({ tone: 'danger', ...failure, ...(isOurs ? { description: reasonOf(error) } : {}) });
      return 'failed';
    } finally {
      if (under.current?.stop === stop) {
        under.current = undefined;
        setLive(undefined);
      }
    }
  }

  /** Sends a message; gives whether it was answered. */
  const send = async (sent: Sent): Promise<boolean> => {
    if (under.current) return false;
    const before = messageIn(unsent);
    const body = before && isSame(before, sent) ? before : { ...sent, key: crypto.randomUUID() };
    setUnsent(JSON.stringify(body));
    let begun: ChatEvents['start'] | undefined;
    const first = {
      question: sent.message,
      parentId: sent.parentId,
      sentAt: new Date().toISOString(),
      start: undefined,
      text: '',
    };
    const outcome = await run(first, (onEvent, signal) => {
      const listen = (event: AnswerEvent) => {
        if (event.name === 'start') {
          begun = event.data;
          setUnsent('');
        }
        onEvent(event);
      };
      return sendMessage(body, listen, signal);
    });
    if (outcome === 'failed') {
      setUnsent(JSON.stringify(body));
      onFailed(sent.message, begun?.questionId);
    }
    return outcome === 'done';
  };

  /** Follows an answer that was being made when the page came, from its text so far. */
  const resume = (start: ChatEvents['start'], parentId: number | null, text: string): void => {
    if (!under.current) {
      const sentAt = new Date().toISOString();
      void run({ question: undefined, parentId, sentAt, start, text }, async () => {});
    }
  };

  /** Looks away from what is being made, which goes on. */
  const leave = (): void => {
    under.current?.stop.abort();
    under.current = undefined;
    setUnsent('');
    setLive(undefined);
  };

  return { live, send, resume, leave };
}

/** The message that a stored text is; undefined for none. */
function messageIn(text: string): UnsentMessage | undefined {
  return text === '' ? undefined : JSON.parse(text);
}

/** Whether a message is sent again; by then its chat may have begun. */
function isSame(one: Sent, other: Sent): boolean {
  return (['message', 'mode', 'subject', 'topic', 'documentId', 'parentId'] as const).every(
    (name) => (one[name] ?? null) === (other[name] ?? null),
  );
}

const failure = { title: 'Error', description: 'Failed to get AI response. Please try again.' };
