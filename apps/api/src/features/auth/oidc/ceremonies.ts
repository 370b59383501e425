import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { hashToken } from '../../../security/token';
import { readSealedCookie, setSealedCookie } from '../../../server/sealed-cookie';
import type { Ceremony } from './provider';

/** A sign-in that is under way in one tab, with the page that it leads to. */
export type OpenCeremony = Ceremony & { next: string };

const prefix = 'aw_oidc_';
const path = '/api/login';
const goodForMs = 10 * 60 * 1000;
/** The page to return to is known for longer than the ceremony is good. */
const maxAgeSeconds = 60 * 60;

const maxPerBrowser = 10;
/** Browsers keep cookies of at most 4,096 characters, and Node accepts headers of at most 16 KiB. */
const maxNextLength = 1_500;
const maxTotalLength = 8_000;

const content = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  until: z.number(),
});

/**
 * Gives the browser a cookie for a ceremony that begins. Each has its own, so tabs cannot overwrite each other's; the
 * oldest end when there are more than ten, or when together they would be too long for a request.
 */
export function keepCeremony(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  ceremony: OpenCeremony,
): void {
  const next = shortened(ceremony.next);
  const until = ctx.now().getTime() + goodForMs;
  const earlier = Object.entries(request.cookies)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, sealed = '']) => ({
      name,
      length: sealed.length,
      until: read(ctx, request, name)?.until ?? 0,
    }))
    .toSorted((a, b) => b.until - a.until);
  let total = 0;
  for (const [index, { name, length }] of earlier.entries()) {
    total += length;
    if (index >= maxPerBrowser - 1 || total > maxTotalLength) reply.clearCookie(name, { path });
  }
  const cookie = { name: nameOf(ceremony.state), path, maxAgeSeconds };
  setSealedCookie(ctx, reply, cookie, JSON.stringify({ ...ceremony, next, until }));
}

/**
 * Takes the ceremony that a provider's answer is about, once. `isGood` is false when it took too long or was answered
 * before. Undefined when this browser began none with this state.
 */
export async function takeCeremony(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): Promise<{ ceremony: OpenCeremony; isGood: boolean } | undefined> {
  const ceremony = read(ctx, request, nameOf(state));
  if (ceremony?.state !== state) return undefined;
  reply.clearCookie(nameOf(state), { path });
  const isFirst = await ctx.limits.isFirst('oidc-state', hashToken(state), maxAgeSeconds);
  return { ceremony, isGood: isFirst && ceremony.until > ctx.now().getTime() };
}

function nameOf(state: string): string {
  return `${prefix}${hashToken(state).slice(0, 16)}`;
}

function read(ctx: Context, request: FastifyRequest, name: string) {
  const text = readSealedCookie(ctx, request, name);
  // Only this server can have sealed it, so it is JSON.
  return text === undefined ? undefined : content.safeParse(JSON.parse(text)).data;
}

/** The page without its query when it is too long for a cookie, and the home page when that is too long as well. */
function shortened(next: string): string {
  const [page = '/'] = next.split(/[?#]/);
  return [next, page].find(({ length }) => length <= maxNextLength) ?? '/';
}
