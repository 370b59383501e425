import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserContext } from '../context';
import { FeatureError } from '../errors/feature-error';
import { addressKey } from '../security/address-key';

const heartbeatMs = 15_000;

const retryAfterSeconds = 30;

const tooManyStreams = () =>
  new FeatureError(
    429,
    'limits.streams',
    'Too many pages are following the checks of uploads from here at the same time. Nothing was changed, and the checks continue; close some of the pages, or look again in half a minute.',
    { retryAfterSeconds },
  );

/**
 * Answers with server-sent events until the source ends or the client leaves. The first event is awaited before
 * anything is sent, so that a refusal still becomes an ordinary error answer. Throws 429 `limits.streams` where the
 * person or the address has as many open in this process as they may.
 */
export async function sendEvents<T>(
  ctx: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
  open: (signal: AbortSignal) => AsyncGenerator<T>,
): Promise<FastifyReply> {
  const leave = takePlace(ctx, request);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const source = open(gone.signal);
  const first = await source.next().catch((error: unknown) => {
    leave();
    throw error;
  });
  const stream = new Readable({ read() {} });
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), heartbeatMs);
  const end = () => {
    leave();
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

/** Takes a stream's place; gives what frees it. */
function takePlace({ config, userId }: UserContext, request: FastifyRequest): () => void {
  const leave = request.server.streamPlaces.take([
    { key: `person ${userId}`, most: config.LIMIT_STREAMS_PER_PERSON },
    { key: `address ${addressKey(request.ip)}`, most: config.LIMIT_STREAMS_PER_ADDRESS },
  ]);
  if (!leave) throw tooManyStreams();
  return leave;
}
