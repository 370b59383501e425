import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { EndpointOptions } from './endpoint-facts';
import { createEndpointModel } from './endpoint-model';
import { type ModelEvent, type ModelFailure, ModelUnavailableError, type Prompt, type Usage } from './model';

/**
 * A request for an answer, with the port that receives its events. Any message on the port stops the answer: the text
 * that was held back is sent, and the port closes. If the receiver closes the port, nothing more is sent.
 */
export type AskedAnswer = { prompt: Prompt; port: MessagePort };
/** Represents an error, which would lose its class on the way. */
export type SentFailure = { kind: 'failure'; reason: ModelFailure; detail: string; usage: Usage | null };

/**
 * Milliseconds after a text in which further text is collected into one message, because each message costs more than
 * its tokens.
 */
const paceMs = 100;
/** Maximum characters of one message of an error. */
const maxMessageLength = 300;

// On a shared core, requests have priority. Linux has a priority for each thread; on other systems it is that of the
// process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const model = createEndpointModel(workerData as EndpointOptions);

parentPort?.on('message', ({ prompt, port }: AskedAnswer) => void answer(prompt, port));

async function answer(prompt: Prompt, port: MessagePort): Promise<void> {
  const stopping = new AbortController();
  const send = (sent: ModelEvent | SentFailure) => port.postMessage(sent);
  port.on('message', () => stopping.abort());
  port.on('close', () => stopping.abort());
  try {
    for await (const event of model.answer(prompt, stopping.signal)) {
      send(event);
      if (event.kind !== 'end') await sleep(paceMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  } catch (error) {
    const { reason, detail, usage, cause } =
      error instanceof ModelUnavailableError ? error : new ModelUnavailableError('cut', { cause: error });
    send({ kind: 'failure', reason, usage, detail: [detail, ...wordsOf(cause)].filter(Boolean).join(': ') });
  } finally {
    port.close();
  }
}

/**
 * Returns the message of an error and of its causes, each on one line. A provider may send a whole page as its
 * message.
 */
function wordsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.message.replace(/\s+/g, ' ').slice(0, maxMessageLength), ...wordsOf(error.cause)];
}
