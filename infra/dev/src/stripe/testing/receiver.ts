import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';

export type Received = { body: string; signature: string };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A webhook address that keeps what it got; answers 200 until told otherwise. */
export async function openReceiver() {
  const received: Received[] = [];
  let statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  // A string only for a socket in the file system.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/stripe/webhook`,
    received,
    types: () => received.map(({ body }) => String(JSON.parse(body).type)),
    /** The next answers, one each; 200 afterwards. */
    answerWith: (...next: number[]) => {
      statuses = next;
    },
  };
}
