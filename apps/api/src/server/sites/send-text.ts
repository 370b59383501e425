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

const small: Record<Encoding, Pack> = {
  br: (body) => brotli(body, withQuality(constants.BROTLI_MAX_QUALITY)),
  gzip: (body) => gz(body, { level: constants.Z_BEST_COMPRESSION }),
};
const quick: Record<Encoding, Pack> = {
  br: (body) => brotli(body, withQuality(4)),
  gzip: (body) => gz(body),
};

/** What is made of a text once, for all who ask for it. */
type Prepared = { etag: string; bytes: Buffer; packed: Map<Encoding, Promise<Buffer>> };

const prepared = new WeakMap<SiteText, Prepared>();

/** Sends a text that stays as it is: packed once for all who ask, and not again to whoever has it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): Promise<FastifyReply> {
  return send(request, reply, { text, pack: small, vary: 'accept-encoding' });
}

/** The same for a text that stays for seconds, so that packing it well is not worth the time. */
export async function sendShortLivedText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): Promise<FastifyReply> {
  return send(request, reply, { text, pack: quick, vary: 'accept-encoding' });
}

/** The same for a text that was made for this visitor. */
export async function sendFreshText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): Promise<FastifyReply> {
  return send(request, reply, { text, pack: quick, vary: 'accept-encoding, cookie' });
}

type Sent = { text: SiteText; pack: Record<Encoding, Pack>; vary: string };

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, pack, vary }: Sent,
): Promise<FastifyReply> {
  const { etag, bytes, packed } = preparedOf(text);
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', vary);
  if (text.headers) reply.headers(text.headers);
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.code(304).send();
  reply.type(text.type);
  const encoding = encodingOf(request);
  if (!encoding) return reply.send(bytes);
  const body = packed.get(encoding) ?? pack[encoding](text.body);
  packed.set(encoding, body);
  return reply.header('content-encoding', encoding).send(await body);
}

function preparedOf(text: SiteText): Prepared {
  const known = prepared.get(text);
  if (known) return known;
  const etag = `W/"${createHash('sha256').update(text.body).digest('base64url').slice(0, 22)}"`;
  const made = { etag, bytes: Buffer.from(text.body), packed: new Map<Encoding, Promise<Buffer>>() };
  prepared.set(text, made);
  return made;
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
  const asked = request.headers['if-none-match'];
  return asked?.split(',').some((known) => weak(known.trim()) === etag) ?? false;
}

/* Proxies may have made the tag weak, or strong again. */
function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}
