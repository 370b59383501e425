import * as z from 'zod/mini';
import { minuteMs, secondsPerHour } from '../../../config/durations';
import type { Context } from '../../../context';
import { type Call, saveCeremony, takeCeremony } from '../../../server/sessions/ceremonies';
import type { Ceremony } from './provider';

/** A sign-in in progress in one tab, with the page that it returns to. */
export type OpenCeremony = Ceremony & { next: string };

const kind = {
  prefix: 'aw_oidc_',
  path: '/api/login',
  goodForMs: 10 * minuteMs,
  // Longer than the sign-in is valid, so that a late answer still leads to the right page.
  maxAgeSeconds: secondsPerHour,
};

/** Browsers accept cookies of at most 4,096 bytes, and sealing adds a third to their content. */
const maxNextBytes = 1_500;

const stored = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });

/** Saves a new sign-in in a cookie of its browser. */
export function saveSignIn(ctx: Context, call: Call, ceremony: OpenCeremony): void {
  const content = JSON.stringify({ ...ceremony, next: shortened(ceremony.next) });
  saveCeremony(ctx, call, kind, { key: ceremony.state, content });
}

/**
 * Returns the sign-in that a provider's answer belongs to, and ends it. `isGood` is false if it has expired or was
 * answered before. Returns undefined if this browser has started no sign-in with this state.
 */
export async function takeSignIn(
  ctx: Context,
  call: Call,
  state: string,
): Promise<{ ceremony: OpenCeremony; isGood: boolean } | undefined> {
  const taken = await takeCeremony(ctx, call, kind, state);
  return taken && { ceremony: stored.parse(JSON.parse(taken.content)), isGood: taken.isGood };
}

/** Drops the query of an address that is too long for a cookie. Falls back to the home page. */
function shortened(next: string): string {
  const [page = '/'] = next.split(/[?#]/);
  return [next, page].find((address) => Buffer.byteLength(address) <= maxNextBytes) ?? '/';
}
