import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A streamed answer, read like in a browser. */
export type OpenAnswer = {
  /** Milliseconds from the request to the first piece of text. */
  firstMs: Promise<number>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  isEnded: () => boolean;
  close: () => void;
};

type StreamRequest = { headers: Record<string, string>; body: object; isFirst: (text: string) => boolean };

/** Posts a question and reads the stream of its answer. Throws if the answer is not a stream. */
export async function openAnswer(
  address: string,
  { headers, body, isFirst }: StreamRequest,
): Promise<OpenAnswer> {
  const since = performance.now();
  const sent: ClientRequest = request(address, {
    method: 'POST',
    agent: false,
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    sent.destroy();
    throw new Error(`${address} answered ${response.statusCode}.`);
  }
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    response.once('close', () => {
      isEnded = true;
      resolve();
    });
    response.once('error', () => resolve());
  });
  const firstMs = new Promise<number>((resolve, reject) => {
    let received = '';
    let hasText = false;
    response.setEncoding('utf8').on('data', (text: string) => {
      if (hasText) return;
      received += text;
      hasText = isFirst(received);
      if (hasText) resolve(performance.now() - since);
    });
    void ended.then(() => reject(new Error(`${address} ended before it began.`)));
  });
  firstMs.catch(() => {});
  return { firstMs, ended, isEnded: () => isEnded, close: () => void sent.destroy() };
}
