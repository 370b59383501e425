import type { CareNote } from '@aw/contracts/ai/care';
import type { ChatBody, ChatEvents, ChatImage, Reading } from '@aw/contracts/ai/chat';
import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { isRecord, parseJson } from '@aw/ui/drafts/browser-draft';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { aiKey } from '~/lib/ai-quota';
import { noAnswerReason } from '~/lib/send-form';
import { useStoredText } from '~/lib/tab-drafts';
import { chatsKey, conversationQuery } from '../chat-queries';
import { type AnswerEvent, followAnswer, isLast, sendMessage } from './answer-stream';

/** An answer in progress, and the message that it answers. */
export type LiveAnswer = {
  /** The sent message; undefined after a reload, when the chat already contains it. */
  question: string | undefined;
  /** The images of the sent message. */
  images: readonly ChatImage[];
  parentId: number | null;
  /** Time of sending, in ISO 8601. */
  sentAt: string;
  /** Set once the answer has begun. */
  start: ChatEvents['start'] | undefined;
  text: string;
  /** Searches and pages that the model has looked up so far. */
  readings: readonly Reading[];
  /** For a message of a person who may be in danger. */
  care?: CareNote | undefined;
};

type Options = {
  /**
   * Called when an answer has begun, with the ids of its chat and messages. `hasImages`: whether the server took the images
   * of the message.
   */
  onStarted: (start: ChatEvents['start'], sent: { parentId: number | null; hasImages: boolean }) => void;
  /** Called when a message was not sent or not answered, so that it can be restored. */
  onFailed: (text: string, images: readonly ChatImage[], questionId: number | undefined) => void;
};

type OutgoingMessage = Omit<ChatBody, 'key' | 'parentId' | 'images'> & {
  parentId: number | null;
  images: readonly ChatImage[];
};
type UnsentMessage = Omit<ChatBody, 'key'> & { key: string };

/** Sends messages and follows answers to their end, one at a time, across reloads and broken connections. */
export function useAnswer({ onStarted, onFailed }: Options) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [live, setLive] = useState<LiveAnswer>();
  /** The care note of a message that failed, which stays until the next one is sent. */
  const [careAfterFailure, setCareAfterFailure] = useState<CareNote>();
  const running = useRef<{ stop: AbortController } | undefined>(undefined);
  /**
   * A message that may not be stored yet. Resending it, even after a reload, uses the same key, so it is
   * stored once.
   */
  const [unsent, setUnsent] = useStoredText('unsent-message');

  useEffect(() => () => running.current?.stop.abort(), []);

  async function run(
    first: LiveAnswer,
    open: (onEvent: (event: AnswerEvent) => void, signal: AbortSignal) => Promise<void>,
  ): Promise<'done' | 'failed' | 'left'> {
    const stop = new AbortController();
    running.current = { stop };
    let answer = first;
    let last: AnswerEvent | undefined;
    setCareAfterFailure(undefined);
    const show = (change: Partial<LiveAnswer>) => {
      answer = { ...answer, ...change };
      if (!stop.signal.aborted) setLive(answer);
    };
    const onEvent = (event: AnswerEvent) => {
      if (isLast(event)) last = event;
      if (event.name === 'care') show({ care: event.data });
      if (event.name === 'reading') show({ readings: [...answer.readings, event.data] });
      if (event.name === 'delta') show({ text: answer.text + event.data.text });
      if (event.name !== 'start') return;
      const isNew = answer.start === undefined;
      // All readings follow the start again.
      show({ start: event.data, readings: [] });
      if (!isNew || answer.question === undefined) return;
      const hasImages = tookImages(event.data, answer.images);
      if (!hasImages) toast({ tone: 'danger', ...imagesNotTaken });
      onStarted(event.data, { parentId: answer.parentId, hasImages });
    };
    show({});
    try {
      await open(onEvent, stop.signal);
      const id = answer.start?.messageId;
      if (!last && id !== undefined)
        await followAnswer({ id, shown: () => answer.text.length }, onEvent, stop.signal);
      if (stop.signal.aborted) return 'left';
      if (!last) throw new ApiError(0, `${noAnswerReason()} Nothing was lost. Please try again.`);
      const failed = last.name === 'error' && last.data.code === 'ai.failed' ? last.data : undefined;
      if (failed) toast({ tone: 'danger', ...failure, description: failed.message });
      // The stored messages replace the live answer.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: chatsKey }),
        queryClient.invalidateQueries({ queryKey: aiKey }),
      ]);
      // A short first answer can end before the page has loaded its chat. If loading fails, the page shows the error.
      const chatId = answer.start?.conversationId;
      if (chatId !== undefined) await queryClient.ensureQueryData(conversationQuery(chatId)).catch(() => {});
      if (failed) setCareAfterFailure(answer.care);
      return failed ? 'failed' : 'done';
    } catch (error) {
      if (stop.signal.aborted) return 'left';
      setCareAfterFailure(answer.care ?? (error instanceof ApiError ? error.care : undefined));
      const isOurs = error instanceof ApiError && /^(?:ai\.(?!failed)|request\.invalid$)/.test(error.code);
      toast({ tone: 'danger', ...failure, ...(isOurs ? { description: reasonOf(error) } : {}) });
      return 'failed';
    } finally {
      if (running.current?.stop === stop) {
        running.current = undefined;
        setLive(undefined);
      }
    }
  }

  /** Sends a message; resolves to true if it was answered. */
  const send = async (message: OutgoingMessage): Promise<boolean> => {
    if (running.current) return false;
    const before = messageIn(unsent);
    const { images, ...rest } = message;
    const sent = { ...rest, images: images.map(({ id }) => id) };
    const body = before && isSame(before, sent) ? before : { ...sent, key: crypto.randomUUID() };
    setUnsent(JSON.stringify(body));
    let start: ChatEvents['start'] | undefined;
    const first = {
      question: message.message,
      images,
      parentId: message.parentId,
      sentAt: new Date().toISOString(),
      start: undefined,
      text: '',
      readings: [],
    };
    const outcome = await run(first, (onEvent, signal) => {
      const listen = (event: AnswerEvent) => {
        if (event.name === 'start') {
          start = event.data;
          setUnsent('');
        }
        onEvent(event);
      };
      return sendMessage(body, listen, signal);
    });
    if (outcome === 'failed') {
      setUnsent(JSON.stringify(body));
      onFailed(message.message, images, start?.questionId);
    }
    return outcome === 'done';
  };

  /** Follows an answer that was in progress when the page loaded, from its current text. */
  const resume = (start: ChatEvents['start'], parentId: number | null, text: string): void => {
    if (!running.current) {
      const sentAt = new Date().toISOString();
      void run(
        { question: undefined, images: [], parentId, sentAt, start, text, readings: [] },
        async () => {},
      );
    }
  };

  /** Stops showing the answer in progress, which continues on the server. */
  const stopFollowing = (): void => {
    running.current?.stop.abort();
    running.current = undefined;
    setUnsent('');
    setLive(undefined);
    setCareAfterFailure(undefined);
  };

  return { live, careAfterFailure, send, resume, stopFollowing };
}

/** Whether a server took the images of a message. One of the previous release answers without them and says nothing. */
export function tookImages(
  { images = 0 }: Pick<ChatEvents['start'], 'images'>,
  sent: readonly unknown[],
): boolean {
  return images === sent.length;
}

/** Parses the stored unsent message; undefined if there is none or it is malformed. */
function messageIn(text: string): UnsentMessage | undefined {
  const stored = parseJson(text);
  const isMessage = isRecord(stored) && typeof stored.key === 'string' && typeof stored.message === 'string';
  return isMessage ? (stored as UnsentMessage) : undefined;
}

/** Returns true if both are the same message. The chat is not compared, because it may have begun in between. */
function isSame(one: Omit<ChatBody, 'key'>, other: Omit<ChatBody, 'key'>): boolean {
  return (
    (one.images ?? []).join() === (other.images ?? []).join() &&
    one.documentIds?.join() === other.documentIds?.join() &&
    (['message', 'mode', 'subject', 'topic', 'documentId', 'parentId', 'showsSolution'] as const).every(
      (name) => (one[name] ?? null) === (other[name] ?? null),
    )
  );
}

const imagesNotTaken = {
  title: 'Your images were not sent',
  description:
    'The site is being updated. Your images are still here. Please send them again in a few minutes.',
};
const failure = { title: 'Error', description: 'Failed to get AI response. Please try again.' };
