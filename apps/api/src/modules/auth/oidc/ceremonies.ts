import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { type Call, keepCeremony, takeCeremony } from '../../../server/ceremonies';
import type { Ceremony } from './provider';

/** A sign-in that is under way in one tab, with the page that it leads to. */
export type OpenCeremony = Ceremony & { next: string };

const kind = {
  prefix: 'aw_oidc_',
  path: '/api/login',
  goodForMs: 10 * 60 * 1000,
  // The page to return to is known for longer.
  maxAgeSeconds: 60 * 60,
};

/** Browsers keep cookies of at most 4,096 bytes; sealing makes a third more of what is in them. */
const maxNextBytes = 1_500;

const stored = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });

/** Keeps a sign-in that begins in its browser. */
export function keepSignIn(ctx: Context, call: Call, ceremony: OpenCeremony): void {
  const content = JSON.stringify({ ...ceremony, next: shortened(ceremony.next) });
  keepCeremony(ctx, call, kind, { key: ceremony.state, content });
}

/**
 * Takes the sign-in that a provider's answer is about, once. `isGood` is false when it took too long or was answered
 * before. Undefined when this browser began none with this state.
 */
export async function takeSignIn(
  ctx: Context,
  call: Call,
  state: string,
): Promise<{ ceremony: OpenCeremony; isGood: boolean } | undefined> {
  const taken = await takeCeremony(ctx, call, kind, state);
  return taken && { ceremony: stored.parse(JSON.parse(taken.content)), isGood: taken.isGood };
}

/** The page without its query when it is too long for a cookie, and the home page when that is too long as well. */
function shortened(next: string): string {
  const [page = '/'] = next.split(/[?#]/);
  return [next, page].find((address) => Buffer.byteLength(address) <= maxNextBytes) ?? '/';
}
