import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@aw/db';
import type { SessionChange, StoredFields } from '@aw/db/auth';
import * as auth from '@aw/db/auth';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import { dayMs, minuteMs } from '../../config/durations';
import { inTransaction } from '../../database/in-transaction';
import { authRequired, FeatureError } from '../../errors/feature-error';
import { hashToken } from '../security/token';
import { deviceOf } from './device';
import type { SessionCache, StoredSession } from './session-cache';

/** Lifetimes after the last use. An anonymous person cannot get back to their credits and orders any other way. */
const anonymousMs = 365 * dayMs;
const rememberedMs = 180 * dayMs;
/** A session whose cookie has no expiry ends with the browser. The server deletes it a day after its last use. */
export const browserLongMs = dayMs;
const graceMs = minuteMs;

export const sessionCookie = 'aw_session';

/**
 * Ids that are being replaced, with their chain. They end a minute later, because other calls may still be using
 * them.
 */
const replaced = new Map<string, string>();

/**
 * Adds signed, HttpOnly session cookies over the `sessions` table. A session is stored when it has content. Reads of
 * a person take it from the cache, all other calls from the table.
 */
export async function addSessions(
  app: FastifyInstance,
  { db, sessions }: { db: Database; sessions: SessionCache },
  options: { secret: string; isSecure: boolean },
): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', async ({ cookies, routeOptions }) => {
    const [sid] = cookies[sessionCookie]?.split('.') ?? [];
    if (sid && !routeOptions.config.isPersonalRead) sessions.forget(sid);
  });
  await app.register(session, {
    secret: options.secret,
    cookieName: sessionCookie,
    saveUninitialized: false,
    rolling: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: options.isSecure, path: '/' },
    store: {
      set: (sid, sess, done) => settle(changing(sid, store(db, sid, sess)), done),
      get: (sid, done) => {
        sessions.find(sid).then((stored) => done(null, sessionOf(stored)), done);
      },
      destroy: (sid, done) => settle(changing(sid, end(db, sid)), done),
    },
  });
  app.addHook('onSend', keepNewCookie);

  async function changing(sid: string, work: Promise<unknown>): Promise<void> {
    await work.finally(() => sessions.forget(sid));
  }
}

/**
 * Removes the deletion of a session cookie from an answer. The plugin adds it when the session no longer exists; such
 * an answer could delete the new session's cookie while the person signs in. A cookie without a session does no harm.
 */
async function keepNewCookie(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const kept = set.filter((cookie) => !cookie.startsWith(`${sessionCookie}=;`));
  if (kept.length === set.length) return;
  reply.removeHeader('set-cookie');
  if (kept.length > 0) reply.header('set-cookie', kept);
}

export type SessionOwner = { id: string; isAnonymous: boolean; rightsVersion: number; epoch: number };

/**
 * Begins a person's session under a new id and ends the previous one of this browser. Throws 401 if the person's
 * sessions have ended since `epoch`.
 */
export async function openSession(
  request: FastifyRequest,
  owner: SessionOwner,
  options: { remember: boolean; now: Date },
): Promise<void> {
  await request.session.regenerate();
  const maxAge = owner.isAnonymous ? anonymousMs : options.remember ? rememberedMs : undefined;
  // Otherwise the expiry of the previous session's cookie would stay.
  request.session.options({ maxAge, expires: undefined });
  Object.assign(request.session, {
    userId: owner.id,
    rightsVersion: owner.rightsVersion,
    epoch: owner.epoch,
    provedAt: owner.isAnonymous ? undefined : options.now.getTime(),
    isRemembered: maxAge !== undefined,
    device: deviceOf(request.headers['user-agent']),
    renewedOn: dayOf(options.now),
  });
  try {
    await request.session.save();
  } catch (error) {
    await request.session.destroy();
    throw error;
  }
  noteStored(request);
}

/** Gives a session a new id after a change of permissions, once. Concurrent calls with the old id still succeed. */
export async function renewSession(
  db: Database,
  request: FastifyRequest,
  rightsVersion: number,
): Promise<void> {
  const { sessionId } = request.session;
  if (!(await auth.claimSessionRenewal(db, sessionId, rightsVersion))) return;
  const chain = request.session.chain ?? hashToken(sessionId);
  Object.assign(request.session, { rightsVersion, chain, renews: sessionId });
  replaced.set(sessionId, chain);
  await request.session.regenerate([...keptFields]);
  // The session is stored, so the previous id may end without causing a refusal.
  request.session.renews = undefined;
  noteStored(request);
}

const keptFields = [
  'chain',
  'renews',
  'userId',
  'rightsVersion',
  'epoch',
  'provedAt',
  'isRemembered',
  'device',
  'renewedOn',
] as const;

/** Returns the number of whole days since 1970. */
export function dayOf(now: Date): number {
  return Math.floor(now.getTime() / dayMs);
}

/** Returns the id of the session's person. Throws 401 without one. */
export function userIdOf(request: FastifyRequest): string {
  const userId = request.readerId ?? request.session.userId;
  if (!userId) throw authRequired();
  return userId;
}

/** Throws 403 for writes that another site's page sends with our cookie: by Sec-Fetch-Site, otherwise by Origin. */
export function refuseCrossSite(request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || isConsoleCall(request)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin, host } = request.headers;
  const isOwn =
    site === undefined
      ? origin === undefined || hostOf(origin) === host
      : site === 'same-origin' || site === 'none';
  if (!isOwn)
    throw new FeatureError(
      403,
      'auth.cross_site',
      'This request came from another site, so nothing was changed.',
    );
}

// Calls of the console have a bearer token and no cookie. CORS allows them only from its origin.
function isConsoleCall(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/admin/');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

async function store(db: Database, sid: string, sess: Session): Promise<void> {
  const { renews, stored } = sess;
  const fields = fieldsOf(sess);
  const expire = expiryOf(sess);
  if (stored) return auth.updateSession(db, sid, changeOf(stored, fields), expire);
  const owner = sess.userId === undefined ? undefined : { userId: sess.userId, epoch: sess.epoch ?? 0 };
  if (!(await auth.upsertSession(db, sid, { sess: fields, expire, owner, renews }))) throw authRequired();
}

/** Returns the fields of a session that the table stores, as plain JSON. */
function fieldsOf(sess: Session): StoredFields {
  return JSON.parse(JSON.stringify({ ...sess, renews: undefined, stored: undefined })) as StoredFields;
}

/** Returns the changes that one call made to a session, so that saving it keeps concurrent changes of other calls. */
function changeOf(before: StoredFields, after: StoredFields): SessionChange {
  const isChanged = ([name, value]: [string, unknown]) => !isDeepStrictEqual(value, before[name]);
  return {
    changed: Object.fromEntries(Object.entries(after).filter(isChanged)),
    removed: Object.keys(before).filter((name) => !(name in after)),
  };
}

function noteStored(request: FastifyRequest): void {
  request.session.stored = fieldsOf(request.session);
}

function sessionOf(session: StoredSession | undefined): Session | null {
  // The table contains what `store` wrote. Calls that share a cached session each get a copy.
  return session ? ({ ...(session.sess as object), stored: { ...session.sess } } as Session) : null;
}

function expiryOf(sess: Session): Date {
  return sess.cookie.expires ? new Date(sess.cookie.expires) : new Date(Date.now() + browserLongMs);
}

async function end(db: Database, sid: string): Promise<void> {
  const chain = replaced.get(sid);
  if (chain === undefined) return inTransaction({ db }, ({ db }) => auth.deleteSession(db, sid));
  replaced.delete(sid);
  await auth.replaceSession(db, sid, chain, new Date(Date.now() + graceMs));
}

function settle(work: Promise<unknown>, done: (error?: unknown) => void): void {
  work.then(() => done(), done);
}
