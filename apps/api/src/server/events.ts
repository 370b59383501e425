import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
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
type StreamKind = 'uploads' | 'notifications';

/**
 * Answers with server-sent events until the source ends or the client leaves. Each value is the whole state, so a slow
 * client is given the latest one when it has taken the one before, and a client whose `Last-Event-ID` is still the state
 * gets nothing at first. The first value is awaited before anything is sent, so that a refusal still becomes an ordinary
 * error answer. Throws 429 `limits.streams` where the person or the address has as many of the kind open in this process
 * as they may.
 */
export async function sendEvents<T>(
  ctx: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StreamKind,
  open: (signal: AbortSignal) => AsyncGenerator<T>,
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
  const known = request.headers['last-event-id'];
  const stream = Readable.from(eventTexts(source, first, { known, request }), { objectMode: false });
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

type StreamOptions = {
  /** The id of the last event that the client has. */
  known: string | string[] | undefined;
  request: FastifyRequest;
};

/** The lines of the stream; taken one after the other, as fast as the client reads them. */
async function* eventTexts<T>(
  source: AsyncGenerator<T>,
  first: IteratorResult<T>,
  { known, request }: StreamOptions,
): AsyncGenerator<string> {
  let stalled: NodeJS.Timeout | undefined;
  const given = (text: string) => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.raw.destroy(), stalledMs).unref();
    return text;
  };
  try {
    yield given(`retry: ${comesBackMs()}\n\n`);
    let last = known;
    let next = Promise.resolve(first);
    for (;;) {
      clearTimeout(stalled);
      const result = await orHeartbeat(next);
      if (!result) {
        yield given(': still here\n\n');
        continue;
      }
      if (result.done) return;
      const data = JSON.stringify(result.value);
      const id = createHash('sha256').update(data).digest('base64url').slice(0, 16);
      if (id !== last) yield given(`id: ${id}\ndata: ${data}\n\n`);
      last = id;
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

/** What comes, or undefined when it is time for a sign of life. */
async function orHeartbeat<T>(next: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const beat = sleep(heartbeatMs, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([next, beat]);
  } finally {
    timer.abort();
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
