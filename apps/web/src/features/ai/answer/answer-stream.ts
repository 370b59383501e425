import { type ChatBody, type ChatEvents, chat, messageEvents } from '@aw/contracts/ai/chat';
import { ApiError, isRefusal, toApiError } from '@aw/contracts/api-error';
import { urlOf } from '@aw/contracts/client';
import { createParser } from 'eventsource-parser';
import { noAnswerReason } from '~/lib/send-form';

export type AnswerEvent = {
  [Name in keyof ChatEvents]: { name: Name; data: ChatEvents[Name] };
}[keyof ChatEvents];

type Listener = (event: AnswerEvent) => void;

/** Wait before a broken stream is reopened. It doubles with each attempt, up to `maxWaitMs`. */
const firstWaitMs = 500;
const maxWaitMs = 15_000;

/**
 * Sends a message and reports the events of its answer until the stream ends, even early. Throws ApiError if
 * refused.
 */
export async function sendMessage(body: ChatBody, onEvent: Listener, signal: AbortSignal): Promise<void> {
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
  await readStream(chat.path, { method: 'POST', headers, body: JSON.stringify(body), signal }, onEvent);
}

type FollowedAnswer = {
  id: number;
  /** Returns how many characters are shown; called for each attempt. */
  shown: () => number;
};

/** Follows an answer to its end from the last shown character, reconnecting if needed. Throws ApiError if refused. */
export async function followAnswer(
  { id, shown }: FollowedAnswer,
  onEvent: Listener,
  signal: AbortSignal,
): Promise<void> {
  let isEnded = false;
  for (let waitMs = firstWaitMs; !isEnded && !signal.aborted; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    const headers = { accept: 'text/event-stream', 'last-event-id': String(shown()) };
    try {
      await readStream(urlOf(messageEvents, { params: { id } }), { headers, signal }, (event) => {
        waitMs = firstWaitMs;
        isEnded ||= isLast(event);
        onEvent(event);
      });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = isRefusal(error);
      if (isRefused && error.status !== 429) throw error;
    }
    if (!isEnded) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Returns true if no event follows this one. */
export function isLast({ name }: AnswerEvent): boolean {
  return name === 'done' || name === 'error';
}

async function readStream(url: string, init: RequestInit, onEvent: Listener): Promise<void> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, `${noAnswerReason()} Nothing was lost. Please try again.`);
  });
  if (!response.ok || !response.body)
    throw toApiError(
      response.status,
      response.statusText,
      await response.text(),
      response.headers.get('retry-after'),
    );
  const parser = createParser({
    onEvent({ event: name, data }) {
      // The server builds events from the same types, so they match the contract.
      if (name) onEvent({ name, data: JSON.parse(data) } as AnswerEvent);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    // The caller reconnects after a broken connection; earlier events have been reported.
    if (init.signal?.aborted) throw error;
  }
}
