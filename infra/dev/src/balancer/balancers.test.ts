import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeHttp, listen } from '../listen';
import { type Balancer, balancers } from './balancers';

type Target = Awaited<ReturnType<typeof startTarget>>;

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Starts a target that answers with its name; `paths` have handlers of their own. */
async function startTarget(name: string, paths: Record<string, RequestListener> = {}) {
  const target = {
    name,
    origin: '',
    isReady: true,
    stop,
    calls: [] as IncomingHttpHeaders[],
    sockets: [] as Socket[],
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/readyz') return void response.writeHead(target.isReady ? 200 : 503).end();
    target.calls.push(request.headers);
    target.sockets.push(request.socket);
    const answer = paths[path];
    if (answer) answer(request, response);
    else response.end(name);
  });
  async function stop() {
    if (server.listening) await closeHttp(server);
  }
  stops.push(stop);
  target.origin = `http://127.0.0.1:${await listen(server)}`;
  return target;
}

describe.each(balancers())('$name', ({ name, start }) => {
  const itOnlyOurs = it.runIf(name === 'our balancer');
  let balancer: Balancer;

  async function balance(...targets: Target[]): Promise<void> {
    balancer = await start({ targets: targets.map(({ origin }) => origin) });
    stops.push(balancer.stop);
  }
  const call = (path = '/', init: RequestInit = {}) => fetch(`${balancer.origin}${path}`, init);
  const nameOf = async (init?: RequestInit) => (await call('/', init)).text();
  /** Requests a path over a new connection: if a target fails, HAProxy closes a reused one instead of answering. */
  async function statusOf(method: string, path: string): Promise<number> {
    const [answer] = await once(ask(`${balancer.origin}${path}`, { method, agent: false }).end(), 'response');
    answer.resume();
    return answer.statusCode;
  }
  const stateOf = async ({ origin }: Target) => (await balancer.states())[origin];

  describe('over two targets', () => {
    const cut: RequestListener = (request) => request.socket.destroy();
    const part: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-length': '8' }).write('half');
      setTimeout(() => request.socket.destroy(), 50);
    };
    let one: Target;
    let other: Target;
    beforeEach(async () => {
      one = await startTarget('one', { '/cut': cut, '/part': part });
      other = await startTarget('other', { '/part': part });
      await balance(one, other);
    });
    const names = async (count: number, init?: RequestInit) => {
      const answers = [];
      for (let i = 0; i < count; i++) answers.push(await nameOf(init));
      return answers;
    };

    it('[R1] requests go to the targets in turn', async () => {
      expect((await names(4)).toSorted()).toEqual(['one', 'one', 'other', 'other']);
    });

    it('[R1] a target gets no new requests while it is not ready, and gets some again afterwards', async () => {
      one.isReady = false;
      await expect.poll(() => stateOf(one)).toBe('down');
      expect(new Set(await names(6))).toEqual(new Set(['other']));
      one.isReady = true;
      await expect.poll(() => stateOf(one)).toBe('up');
      expect(new Set(await names(6))).toEqual(new Set(['one', 'other']));
    });

    it.each(['GET', 'POST'])(
      '[R1] a request goes to the other target when the connection is refused: %s',
      async (method) => {
        await one.stop();
        const body = method === 'POST' ? 'text' : undefined;
        expect(new Set(await names(6, { method, body }))).toEqual(new Set(['other']));
      },
    );

    it('[R1] a request is repeated at the other target when one breaks off, unless it could take effect twice', async () => {
      const gets = await Promise.all(Array.from({ length: 6 }, () => statusOf('GET', '/cut')));
      expect(new Set(gets)).toEqual(new Set([200]));
      const posts = await Promise.all(Array.from({ length: 6 }, () => statusOf('POST', '/cut')));
      expect(new Set(posts)).toEqual(new Set([200, 502]));
    });

    it('[R1] an answer breaks off where the target broke it off', async () => {
      const answer = await call('/part');
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    });

    it('[R1] the answer is 503 when no target is left', async () => {
      await Promise.all([one.stop(), other.stop()]);
      expect((await call()).status).toBe(503);
      for (const target of [one, other]) await expect.poll(() => stateOf(target)).toBe('down');
      expect((await call('/', { method: 'POST', body: 'x' })).status).toBe(503);
    });

    it('[R1] the targets can be changed while the balancer runs', async () => {
      const third = await startTarget('third');
      await balancer.setTargets([other.origin, third.origin]);
      expect(await balancer.states()).toEqual({ [other.origin]: 'up', [third.origin]: 'up' });
      expect(new Set(await names(6))).toEqual(new Set(['other', 'third']));
    });
  });

  it('[R1] an event stream arrives piece by piece, and the target notices when its reader leaves', async () => {
    const left = vi.fn();
    let send: (text: string) => unknown = () => {};
    const events: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      response.once('close', left);
      send = (text) => response.write(text);
    };
    await balance(await startTarget('one', { '/events': events }));
    const leaving = new AbortController();
    const answer = await call('/events', { signal: leaving.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const text of ['data: first\n\n', 'data: second\n\n']) {
      send(text);
      expect((await reader?.read())?.value).toBe(text);
    }
    leaving.abort();
    await expect.poll(() => left).toHaveBeenCalledTimes(1);
  });

  it('[R1] a target notices that the client left before the answer', async () => {
    const [reached, left] = [vi.fn(), vi.fn()];
    const think: RequestListener = (_, response) => {
      response.once('close', left);
      reached();
    };
    await balance(await startTarget('one', { '/think': think }));
    const leaving = new AbortController();
    const answer = call('/think', { signal: leaving.signal }).catch(() => {});
    await expect.poll(() => reached).toHaveBeenCalledTimes(1);
    leaving.abort();
    await answer;
    await expect.poll(() => left).toHaveBeenCalledTimes(1);
    expect(reached).toHaveBeenCalledOnce();
  });

  it('[R1] an upload is forwarded completely while it arrives', async () => {
    let received = 0;
    const upload: RequestListener = (request, response) => {
      const hash = createHash('sha256');
      request.on('data', (bytes: Buffer) => {
        received += bytes.length;
        hash.update(bytes);
      });
      request.on('end', () => response.end(hash.digest('hex')));
    };
    await balance(await startTarget('one', { '/upload': upload }));
    const piece = Buffer.alloc(1_000_000, 'piece');
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          // Each piece is sent when the previous one has arrived.
          const sent = pieces * piece.length;
          while (received < sent) await sleep(5);
          if (pieces++ < 20) controller.enqueue(piece);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    let pieces = 0;
    const answer = await call('/upload', { method: 'POST', body, duplex: 'half' } as RequestInit);
    const hash = createHash('sha256');
    for (let i = 0; i < 20; i++) hash.update(piece);
    expect(await answer.text()).toBe(hash.digest('hex'));
  });

  it('[R1] a client gets the answer of a target that does not read the whole upload', async () => {
    const refuse: RequestListener = (_, response) =>
      void response.writeHead(413, { connection: 'close' }).end('too large');
    await balance(await startTarget('one', { '/upload': refuse }));
    const upload = ask(`${balancer.origin}/upload`, {
      method: 'POST',
      headers: { 'content-length': '50000000' },
    });
    upload.on('error', () => {});
    upload.write(Buffer.alloc(100_000));
    const [answer] = await once(upload, 'response');
    expect(answer.statusCode).toBe(413);
    upload.destroy();
  });

  it('[R1] a target gets the address of the client, and the other headers unchanged', async () => {
    const target = await startTarget('one');
    await balance(target);
    const request = ask(balancer.origin, {
      headers: {
        host: 'workshop.example',
        'x-forwarded-for': '192.0.2.7',
        cookie: 'a=1; b=2',
      },
    }).end();
    const [answer] = await once(request, 'response');
    answer.resume();
    expect(target.calls[0]).toMatchObject({
      host: 'workshop.example',
      'x-forwarded-for': '192.0.2.7, 127.0.0.1',
      cookie: 'a=1; b=2',
    });
  });

  itOnlyOurs('[R1] a connection to a target is reused, unless the target wants it closed', async () => {
    const close: RequestListener = (_, response) =>
      void response.writeHead(200, { connection: 'close' }).end();
    const target = await startTarget('one', { '/close': close });
    await balance(target);
    // Each request uses a new connection from the client.
    for (const path of ['/', '/', '/close', '/close']) await statusOf('GET', path);
    const [first, second, third, fourth] = target.sockets;
    expect(second).toBe(first);
    expect(third).toBe(second);
    expect(fourth).not.toBe(third);
  });

  it('[R1] a request is repeated when a reused connection is dead', async () => {
    const usedSockets = new Set<Socket>();
    const once: RequestListener = ({ socket }, response) => {
      if (usedSockets.has(socket)) socket.resetAndDestroy();
      else response.end('fresh');
      usedSockets.add(socket);
    };
    await balance(await startTarget('one', { '/once': once }));
    for (let i = 0; i < 4; i++) expect(await (await call('/once')).text()).toBe('fresh');
  });
});
