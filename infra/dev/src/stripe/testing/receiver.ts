import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { closeHttp, listen } from '../../listen';

export type Received = { body: string; signature: string };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Starts a webhook address that keeps what it receives. It answers 200 unless a test sets other statuses. */
export async function openReceiver() {
  const received: Received[] = [];
  let statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  const port = await listen(server);
  closing.push(() => closeHttp(server));
  return {
    url: `http://127.0.0.1:${port}/api/stripe/webhook`,
    received,
    types: () => received.map(({ body }) => String(JSON.parse(body).type)),
    /** Sets the statuses of the next answers; later ones are 200. */
    answerWith: (...next: number[]) => {
      statuses = next;
    },
  };
}
