import { type ChatBody, type ChatEvents, chat, messageEvents } from '@aw/contracts/ai/chat';
import { ApiError, toApiError } from '@aw/contracts/api-error';
import { urlOf } from '@aw/contracts/client';
import { createParser } from 'eventsource-parser';

export type AnswerEvent = {
  [Name in keyof ChatEvents]: { name: Name; data: ChatEvents[Name] };
}[keyof ChatEvents];

type Listener = (event: AnswerEvent) => void;

/** After so many milliseconds a broken stream is opened again; the wait doubles up to the second one. */
const firstWaitMs = 500;
const longestWaitMs = 15_000;

/** Sends a message and tells the events of its answer until the stream ends, whole or not. Throws ApiError for a refusal. */
export async function sendMessage(body: ChatBody, onEvent: Listener, signal: AbortSignal): Promise<void> {
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
  await readStream(chat.path, { method: 'POST', headers, body: JSON.stringify(body), signal }, onEvent);
}

type Followed = {
  id: number /** How many characters of it are there, asked anew for each try. */;
  shown: () => number;
};

/** Follows an answer to its end, from what is shown on, through broken connections. Throws ApiError for a refusal. */
export async function followAnswer(
  { id, shown }: Followed,
  onEvent: Listener,
  signal: AbortSignal,
): Promise<void> {
  let isEnded = false;
  for (let waitMs = firstWaitMs; !isEnded && !signal.aborted; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    const headers = { accept: 'text/event-stream', 'last-event-id': String(shown()) };
    try {
      await readStream(urlOf(messageEvents, { params: { id } }), { headers, signal }, (event) => {
        waitMs = firstWaitMs;
        isEnded ||= isLast(event);
        onEvent(event);
      });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRefused && error.status !== 429) throw error;
    }
    if (!isEnded) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Whether nothing comes after it. */
export function isLast({ name }: AnswerEvent): boolean {
  return name === 'done' || name === 'error';
}

async function readStream(url: string, init: RequestInit, onEvent: Listener): Promise<void> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, 'You are offline. Nothing was lost. Please try again.');
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
      // The server's types have shaped this event, so the contract's hold.
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
    // A broken connection is followed elsewhere; what came before it has been told.
    if (init.signal?.aborted) throw error;
  }
}
