import { on } from 'node:events';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { runnableScript } from '../../workers/runnable-script';
import { type EndpointOptions, endpointFacts } from './endpoint-facts';
import { type Model, type ModelEvent, ModelUnavailableError } from './model';
import type { AskedAnswer, SentFailure } from './model-worker';

export type ThreadedModel = Model & {
  /** Ends the thread. Answers in progress end as cut off. */
  close(): Promise<void>;
};

/** In MiB. Five hundred concurrent answers need less, sixteen of them with the most images (`modules/ai/images`). */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Creates a model whose endpoint is read by a separate thread: hundreds of answers are thousands of tokens a second,
 * which would delay other calls. The thread starts with the first answer, and again after a failure.
 */
export function createThreadedModel(
  options: EndpointOptions,
  onError: (error: Error) => void,
): ThreadedModel {
  let worker: Worker | undefined;

  function thread(): Worker {
    if (worker) return worker;
    const { filename, execArgv } = runnableScript(path.join(import.meta.dirname, 'model-worker'));
    const started = new Worker(filename, { execArgv, workerData: options, resourceLimits });
    // The ports of its answers close.
    started.on('error', onError);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    started.unref();
    worker = started;
    return started;
  }

  const answer: Model['answer'] = async function* (prompt, signal) {
    if (signal.aborted) return;
    const { port1, port2 } = new MessageChannel();
    const stop = () => port1.postMessage('stop');
    try {
      // Listens before anything is sent, so that no message is missed.
      const events = on(port1, 'message', { close: ['close'] });
      signal.addEventListener('abort', stop, { once: true });
      const request: AskedAnswer = { prompt, port: port2 };
      thread().postMessage(request, [port2]);
      for await (const [event] of events as AsyncIterable<[ModelEvent | SentFailure]>) {
        if (event.kind === 'failure') throw new ModelUnavailableError(event.reason, event);
        if (event.kind === 'end' && signal.aborted) return;
        yield event;
        if (event.kind === 'end') return;
      }
      throw new ModelUnavailableError('cut', { detail: 'its thread ended' });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      port1.close();
    }
  };

  return {
    ...endpointFacts(options),
    answer,
    async close() {
      await worker?.terminate();
    },
  };
}
