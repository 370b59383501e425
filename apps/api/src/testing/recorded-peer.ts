import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A recorded answer of a provider, whose parts are sent one after the other. */
export type RecordedAnswer = {
  name: string;
  response: { status: number; headers: Record<string, string> };
  parts: { text?: string; hex?: string; wait_ms?: number }[];
  end: 'close' | 'keep-open-120s';
  /** The right outcome in words. */
  expect: string;
};

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/cases/ai');
/** Recorded pauses last up to 15 seconds. */
const pauseShare = 1 / 100;

/** Returns recorded answers of providers, if they are beside the project. */
export function recordedAnswers(): RecordedAnswer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

export type RecordedPeer = Awaited<ReturnType<typeof startRecordedPeer>>;

/** Starts a provider that answers every chat completion with the chosen recorded answer. */
export async function startRecordedPeer() {
  let choose: (call: Record<string, unknown>) => RecordedAnswer | undefined = () => undefined;
  const calls: Record<string, unknown>[] = [];
  let open = 0;

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = JSON.parse(await text(request));
    calls.push(call);
    const recorded = choose(call);
    if (!recorded || request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    open += 1;
    response.once('close', () => (open -= 1));
    response.socket?.setNoDelay(true);
    response.writeHead(recorded.response.status, recorded.response.headers).flushHeaders();
    for (const part of recorded.parts) {
      await sleep((part.wait_ms ?? 1) * pauseShare);
      if (response.destroyed) return;
      const bytes = part.hex === undefined ? (part.text ?? '') : Buffer.from(part.hex, 'hex');
      // Sent before the next part begins, so that each part is a separate packet.
      await new Promise<void>((resolve) => response.write(bytes, () => resolve()));
    }
    if (recorded.end === 'close') response.end();
  }

  const server = createServer((request, response) => void reply(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Number of calls since the answer was chosen. */
    calls,
    open: () => open,
    /** Answers the next calls with this recording, or with the one that a function chooses for each. */
    play(answer: RecordedAnswer | typeof choose) {
      calls.length = 0;
      choose = typeof answer === 'function' ? answer : () => answer;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
