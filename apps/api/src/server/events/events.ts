import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserContext } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { eventLines, type SentEvent } from './event-lines';
import { addressKey } from '../security/address-key';

const retryAfterSeconds = 30;

const tooManyStreams = () =>
  new FeatureError(
    429,
    'limits.streams',
    'You have too many pages of this site open, so this one does not update automatically. Nothing was changed. Close some of the pages, or reload this one in half a minute.',
    { retryAfterSeconds },
  );

/** Each kind has places of its own: every open page follows notifications, and must not keep an upload from being followed. */
type StreamKind = 'answers' | 'notifications' | 'uploads';

/**
 * Answers with states, each the whole of it: a slow client is given the latest one when it has taken the one before, and
 * a client whose `Last-Event-ID` is still the state gets nothing at first. For the rest see `sendStream`.
 */
export async function sendEvents<T>(
  ctx: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StreamKind,
  open: (signal: AbortSignal) => AsyncGenerator<T>,
): Promise<FastifyReply> {
  const known = request.headers['last-event-id'];
  return sendStream(ctx, request, reply, kind, (signal) => stateEvents(open(signal), known));
}

/** States as events, with nothing in the place of one that the client has. */
async function* stateEvents<T>(
  states: AsyncGenerator<T>,
  known: string | string[] | undefined,
): AsyncGenerator<SentEvent> {
  let last = known;
  for await (const data of states) {
    const id = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);
    yield id === last ? undefined : { id, data };
    last = id;
  }
}

/**
 * Answers with server-sent events until the source ends or the client leaves; they are taken one after the other, as fast
 * as the client reads. The first one is awaited before anything is sent, so that a refusal still becomes an ordinary
 * error answer. Throws 429 `limits.streams` where the person or the address has as many of the kind open in this process
 * as they may.
 */
export async function sendStream(
  ctx: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StreamKind,
  open: (signal: AbortSignal) => AsyncGenerator<SentEvent>,
): Promise<FastifyReply> {
  const leave = takePlace(ctx, request, kind);
  const gone = new AbortController();
  const end = () => gone.abort();
  reply.raw.once('close', end);
  const source = open(gone.signal);
  const first = await source.next().catch((error: unknown) => {
    leave();
    throw error;
  });
  const stream = eventLines(source, first, {
    // A browser that takes nothing for a minute has gone without saying so.
    onStalled: () => request.raw.destroy(),
    onError: (error) => request.log.error({ err: error }, 'an event stream ended early'),
  });
  request.server.streams.add(end);
  stream.once('close', () => {
    end();
    leave();
    void source.return(undefined);
    request.server.streams.delete(end);
  });
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream')
    .send(stream);
}

/** Takes a stream's place; gives what frees it. */
function takePlace({ config, userId }: UserContext, request: FastifyRequest, kind: StreamKind): () => void {
  const leave = request.server.streamPlaces.take([
    { key: `${kind} of person ${userId}`, most: config.LIMIT_STREAMS_PER_PERSON },
    { key: `${kind} of address ${addressKey(request.ip)}`, most: config.LIMIT_STREAMS_PER_ADDRESS },
  ]);
  if (!leave) throw tooManyStreams();
  return leave;
}
