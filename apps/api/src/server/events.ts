import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const heartbeatMs = 15_000;

/**
 * Answers with server-sent events until the source ends or the client leaves. The first event is awaited before
 * anything is sent, so that a refusal still becomes an ordinary error answer.
 */
export async function sendEvents<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (signal: AbortSignal) => AsyncGenerator<T>,
): Promise<FastifyReply> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const source = open(gone.signal);
  const first = await source.next();
  const stream = new Readable({ read() {} });
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), heartbeatMs);
  const end = () => {
    clearInterval(heartbeat);
    gone.abort();
    request.server.streams.delete(end);
    stream.push(null);
  };
  request.server.streams.add(end);
  void (async () => {
    try {
      for (let next = first; !next.done; next = await source.next())
        stream.push(`data: ${JSON.stringify(next.value)}\n\n`);
    } catch (error) {
      request.log.error({ err: error }, 'an event stream ended early');
    }
    end();
  })();
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream')
    .send(stream);
}
