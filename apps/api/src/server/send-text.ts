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

const packed = new WeakMap<SiteText, Map<Encoding, Promise<Buffer>>>();

/** Sends a text that stays as it is: packed once for all who ask, and not again to whoever has it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  const body = encoding ? await packOnce(text, encoding) : Buffer.from(text.body);
  return send(request, reply, { text, encoding, body, vary: 'accept-encoding' });
}

/** The same for a text that was made for this visitor. */
export async function sendFreshText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  const body = encoding ? await quick[encoding](text.body) : Buffer.from(text.body);
  return send(request, reply, { text, encoding, body, vary: 'accept-encoding, cookie' });
}

type Packed = { text: SiteText; encoding: Encoding | undefined; body: Buffer; vary: string };

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, encoding, body, vary }: Packed,
): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text.body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag, vary });
  if (text.headers) reply.headers(text.headers);
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(text.type).send(body);
}

function packOnce(text: SiteText, encoding: Encoding): Promise<Buffer> {
  const known = packed.get(text) ?? new Map<Encoding, Promise<Buffer>>();
  packed.set(text, known);
  const body = known.get(encoding) ?? small[encoding](text.body);
  known.set(encoding, body);
  return body;
}

function encodingOf(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
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
