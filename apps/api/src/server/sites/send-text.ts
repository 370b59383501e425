import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteText } from './site-texts';

type Encoding = 'br' | 'gzip';
type Pack = (body: string) => Promise<Buffer>;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const withQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const strong: Record<Encoding, Pack> = {
  br: (body) => brotli(body, withQuality(constants.BROTLI_MAX_QUALITY)),
  gzip: (body) => gz(body, { level: constants.Z_BEST_COMPRESSION }),
};
const fast: Record<Encoding, Pack> = {
  br: (body) => brotli(body, withQuality(4)),
  gzip: (body) => gz(body),
};

/**
 * Node sends a string together with the headers in one write, and bytes in a second one. From about this size on, the
 * copy costs more than it saves.
 */
const maxJoinedBytes = 4_000;

/** ETag and compressed forms of a text, prepared once for all requests. */
type Prepared = { etag: string; bytes: Buffer; packed: Map<Encoding, Buffer | Promise<Buffer>> };

const prepared = new WeakMap<SiteText, Prepared>();

/** Sends a permanent text. It is compressed once for all requests, and not sent again to clients that have it. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): FastifyReply | Promise<FastifyReply> {
  return send(request, reply, { text, pack: strong, vary: 'accept-encoding' });
}

/** Sends a text that is valid for seconds, so that strong compression is not worth the time. */
export function sendShortLivedText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): FastifyReply | Promise<FastifyReply> {
  return send(request, reply, { text, pack: fast, vary: 'accept-encoding' });
}

/** Sends a text that was made for this visitor. */
export function sendFreshText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): FastifyReply | Promise<FastifyReply> {
  return send(request, reply, { text, pack: fast, vary: 'accept-encoding, cookie' });
}

type Sent = { text: SiteText; pack: Record<Encoding, Pack>; vary: string };

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, pack, vary }: Sent,
): FastifyReply | Promise<FastifyReply> {
  const { etag, bytes, packed } = preparedOf(text);
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', vary);
  if (text.headers) reply.headers(text.headers);
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.code(304).send();
  reply.type(text.type);
  const encoding = encodingOf(request);
  if (!encoding) return reply.send(bytes.length <= maxJoinedBytes ? text.body : bytes);
  const body = packed.get(encoding) ?? pack[encoding](text.body);
  if (Buffer.isBuffer(body)) return reply.header('content-encoding', encoding).send(body);
  packed.set(encoding, body);
  return body.then((bytes) => {
    packed.set(encoding, bytes);
    return reply.header('content-encoding', encoding).send(bytes);
  });
}

function preparedOf(text: SiteText): Prepared {
  const existing = prepared.get(text);
  if (existing) return existing;
  const etag = `W/"${createHash('sha256').update(text.body).digest('base64url').slice(0, 22)}"`;
  const entry = {
    etag,
    bytes: Buffer.from(text.body),
    packed: new Map<Encoding, Buffer | Promise<Buffer>>(),
  };
  prepared.set(text, entry);
  return entry;
}

function encodingOf(request: FastifyRequest): Encoding | undefined {
  const header = request.headers['accept-encoding'];
  if (header === undefined) return undefined;
  const accepted = String(header)
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const knownTags = request.headers['if-none-match'];
  return knownTags?.split(',').some((tag) => weak(tag.trim()) === etag) ?? false;
}

/* Proxies may have made the tag weak or strong. */
function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}
