import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserContext } from '../context';
import { FeatureError } from '../errors/feature-error';
import { addressKey } from '../security/address-key';

const heartbeatMs = 15_000;

/** A browser that takes nothing for so long has gone without saying so. */
const stalledMs = 60_000;

/** When browsers come back after a cut: not all at once. */
const comesBackMs = () => Math.round(3_000 + Math.random() * 5_000);

const retryAfterSeconds = 30;

const tooManyStreams = () =>
  new FeatureError(
    429,
    'limits.streams',
    'Too many pages are open here at the same time, so this one is not updated by itself. Nothing was changed; close some of the pages, or look again in half a minute.',
    { retryAfterSeconds },
  );

/** Each kind has places of its own: every open page follows notifications, and must not keep an upload from being followed. */
type StreamKind = 'answers' | 'notifications' | 'uploads';

/** One event; undefined is nothing to send, but a sign that the source is well. */
export type SentEvent = { id: string; name?: string; data: unknown } | undefined;

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
  const stream = Readable.from(eventTexts(source, first, request), { objectMode: false });
  request.server.streams.add(end);
  stream.once('close', () => {
    end();
    leave();
    // Who left before the first line was read never began the lines, whose end would close the source.
    void source.return(undefined);
    request.server.streams.delete(end);
  });
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream')
    .send(stream);
}

/** The lines of the stream; taken one after the other, as fast as the client reads them. */
async function* eventTexts(
  source: AsyncGenerator<SentEvent>,
  first: IteratorResult<SentEvent>,
  request: FastifyRequest,
): AsyncGenerator<string> {
  let stalled: NodeJS.Timeout | undefined;
  const given = (text: string) => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.raw.destroy(), stalledMs).unref();
    return text;
  };
  try {
    yield given(`retry: ${comesBackMs()}\n\n`);
    let next = Promise.resolve(first);
    for (;;) {
      clearTimeout(stalled);
      const result = await orHeartbeat(next);
      if (!result) {
        yield given(': still here\n\n');
        continue;
      }
      if (result.done) return;
      if (result.value) yield given(textOf(result.value));
      next = source.next();
      // What it rejects with is read when it is waited for.
      next.catch(() => {});
    }
  } catch (error) {
    request.log.error({ err: error }, 'an event stream ended early');
  } finally {
    clearTimeout(stalled);
  }
}

function textOf({ id, name, data }: NonNullable<SentEvent>): string {
  return `id: ${id}\n${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

/** What comes, or undefined when it is time for a sign of life. */
async function orHeartbeat<T>(next: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const beat = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), heartbeatMs);
  });
  try {
    return await Promise.race([next, beat]);
  } finally {
    clearTimeout(timer);
  }
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
