import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { readSealedCookie, setSealedCookie } from './sealed-cookie';
import { hashToken } from '../security/token';

/** A call that gives or takes a cookie. */
export type Call = { request: FastifyRequest; reply: FastifyReply };

/** Something that a tab begins with one call and ends with another one, such as a sign-in with a provider. */
export type CeremonyKind = {
  /** The names of the cookies begin so. */
  prefix: string;
  /** Path of the calls that begin and end it. */
  path: string;
  goodForMs: number;
  /** For how long its content is known; longer than it is good where the content still helps. */
  maxAgeSeconds: number;
};

const maxPerBrowser = 10;
/** Node accepts headers of at most 16 KiB. */
const maxTotalLength = 8_000;

const sealed = z.object({ key: z.string(), content: z.string(), until: z.number() });

/**
 * Gives the browser a cookie for a ceremony that begins; `key` is a value that nobody can guess and that its end names.
 * Each has a cookie of its own, so tabs cannot overwrite each other's. The oldest end when there are more than ten, or
 * when together they would be too long for a request.
 */
export function keepCeremony(
  ctx: Context,
  { request, reply }: Call,
  kind: CeremonyKind,
  { key, content }: { key: string; content: string },
): void {
  const { path, maxAgeSeconds } = kind;
  // Browsers send the cookie that they had first before the others, which decides where two began in one millisecond.
  const earlier = Object.entries(request.cookies)
    .toReversed()
    .filter(([name]) => name.startsWith(kind.prefix))
    .map(([name, value = '']) => ({
      name,
      length: value.length,
      until: read(ctx, request, name)?.until ?? 0,
    }))
    .toSorted((a, b) => b.until - a.until);
  let total = 0;
  for (const [index, { name, length }] of earlier.entries()) {
    total += length;
    if (index >= maxPerBrowser - 1 || total > maxTotalLength) reply.clearCookie(name, { path });
  }
  const until = ctx.now().getTime() + kind.goodForMs;
  const cookie = { name: nameOf(kind, key), path, maxAgeSeconds };
  setSealedCookie(ctx, reply, cookie, JSON.stringify({ key, content, until }));
}

/**
 * Takes what was kept for a ceremony, once. `isGood` is false when it took too long or was ended before. Undefined when
 * this browser began none with this key.
 */
export async function takeCeremony(
  ctx: Context,
  { request, reply }: Call,
  kind: CeremonyKind,
  key: string,
): Promise<{ content: string; isGood: boolean } | undefined> {
  const name = nameOf(kind, key);
  const kept = read(ctx, request, name);
  if (kept?.key !== key) return undefined;
  reply.clearCookie(name, { path: kind.path });
  const isFirst = await ctx.limits.isFirst('ceremony', hashToken(key), kind.maxAgeSeconds);
  return { content: kept.content, isGood: isFirst && kept.until > ctx.now().getTime() };
}

function nameOf({ prefix }: CeremonyKind, key: string): string {
  return `${prefix}${hashToken(key).slice(0, 16)}`;
}

function read(ctx: Context, request: FastifyRequest, name: string) {
  const text = readSealedCookie(ctx, request, name);
  // Only this server can have sealed it, so it is JSON.
  return text === undefined ? undefined : sealed.safeParse(JSON.parse(text)).data;
}
