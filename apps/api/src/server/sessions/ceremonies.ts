import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { hashToken } from '../security/token';
import { readSealedCookie, setSealedCookie } from './sealed-cookie';

/** A call that sets or reads a cookie. */
export type Call = { request: FastifyRequest; reply: FastifyReply };

/** A process that a tab begins with one call and ends with another, such as a sign-in with a provider. */
export type CeremonyKind = {
  /** Prefix of the cookies' names. */
  prefix: string;
  /** Path of the calls that begin and end it. */
  path: string;
  goodForMs: number;
  /** Time for which the content can be read. Longer than it is valid if the content is still useful afterwards. */
  maxAgeSeconds: number;
};

const maxPerBrowser = 10;
/** Node accepts headers of at most 16 KiB. */
const maxTotalLength = 8_000;

const sealed = z.object({ key: z.string(), content: z.string(), until: z.number() });

/**
 * Stores the content of a new ceremony in a cookie. `key` is an unguessable value that the final call contains. Each
 * ceremony has its own cookie, so that tabs cannot overwrite each other's. The oldest are removed if there are more
 * than ten, or if together they would be too long for a request.
 */
export function saveCeremony(
  ctx: Context,
  { request, reply }: Call,
  kind: CeremonyKind,
  { key, content }: { key: string; content: string },
): void {
  const { path, maxAgeSeconds } = kind;
  // Browsers send older cookies first, which decides the order of two that began in the same millisecond.
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
 * Returns the content of a ceremony and removes it. `isGood` is false if the ceremony took too long or was used
 * before. Returns undefined if this browser began none with this key.
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
  // Only this server can have sealed it, so it is valid JSON.
  return text === undefined ? undefined : sealed.safeParse(JSON.parse(text)).data;
}
