import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserContext } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { addressKey } from '../security/address-key';
import { eventLines, type SentEvent } from './event-lines';

const retryAfterSeconds = 30;

const tooManyStreams = () =>
  new FeatureError(
    429,
    'limits.streams',
    'You have too many pages of this site open, so this one does not update automatically. Nothing was changed. Close some of the pages, or reload this one in half a minute.',
    { retryAfterSeconds },
  );

/**
 * Each kind has its own limit: every open page follows notifications, which must not prevent an upload from being
 * followed.
 */
type StreamKind = 'answers' | 'notifications' | 'uploads';

/**
 * Sends a sequence of complete states as events. A slow client receives only the latest state, and a client whose
 * `Last-Event-ID` is still current receives nothing at first. See `sendStream` for the rest.
 */
export async function sendEvents<T>(
  ctx: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StreamKind,
  open: (signal: AbortSignal) => AsyncGenerator<T>,
): Promise<FastifyReply> {
  const lastEventId = request.headers['last-event-id'];
  return sendStream(ctx, request, reply, kind, (signal) => stateEvents(open(signal), lastEventId));
}

/** Turns states into events. A state that the client already has becomes undefined. */
async function* stateEvents<T>(
  states: AsyncGenerator<T>,
  lastEventId: string | string[] | undefined,
): AsyncGenerator<SentEvent> {
  let last = lastEventId;
  for await (const data of states) {
    const id = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);
    yield id === last ? undefined : { id, data };
    last = id;
  }
}

/**
 * Answers with server-sent events until the source ends or the client disconnects. Events are read one after the
 * other, as fast as the client reads. The first one is awaited before anything is sent, so that an error can still be
 * an ordinary error answer. Throws 429 `limits.streams` if the person or the address has too many streams of this
 * kind in this process.
 */
export async function sendStream(
  ctx: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StreamKind,
  open: (signal: AbortSignal) => AsyncGenerator<SentEvent>,
): Promise<FastifyReply> {
  const release = acquireStreamSlot(ctx, request, kind);
  const disconnected = new AbortController();
  const end = () => disconnected.abort();
  reply.raw.once('close', end);
  const source = open(disconnected.signal);
  const first = await source.next().catch((error: unknown) => {
    release();
    throw error;
  });
  const stream = eventLines(source, first, {
    // A browser that has read nothing for a minute has disconnected without a notice.
    onStalled: () => request.raw.destroy(),
    onError: (error) => request.log.error({ err: error }, 'an event stream ended early'),
  });
  request.server.streams.add(end);
  stream.once('close', () => {
    end();
    release();
    void source.return(undefined);
    request.server.streams.delete(end);
  });
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream')
    .send(stream);
}

/** Acquires a slot for the stream and returns a function that releases it. */
function acquireStreamSlot(
  { config, userId }: UserContext,
  request: FastifyRequest,
  kind: StreamKind,
): () => void {
  const release = request.server.streamPlaces.take([
    { key: `${kind} of person ${userId}`, most: config.LIMIT_STREAMS_PER_PERSON },
    { key: `${kind} of address ${addressKey(request.ip)}`, most: config.LIMIT_STREAMS_PER_ADDRESS },
  ]);
  if (!release) throw tooManyStreams();
  return release;
}
