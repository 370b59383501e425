import type { Endpoint } from '@aw/contracts/endpoint';
import { type Database, untilAborted } from '@aw/db';
import type { FastifyRequest } from 'fastify';
import type { Context, StaffContext, UserContext, VisitorContext } from '../context';
import { forbidden } from '../errors/feature-error';
import type { Caller } from '../workers/turn-queue';
import { disconnectSignal } from './disconnect-signal';
import { addressGroup, ownGroup, queueGroupOf } from './files/queue-group';
import { networkOf } from './network';
import { readDbOf } from './own-writes';
import { userIdOf } from './sessions/session';
import { staffOf } from './staff';

/** Context that an operation receives, depending on the scope of its endpoint. */
export type ContextOf<E extends Endpoint> = E extends { scope: 'staff' }
  ? StaffContext
  : E extends { scope: 'session' | 'reader' }
    ? UserContext
    : E extends { scope: 'visitor' }
      ? VisitorContext
      : Context;

/** Returns the context of the sender of a request. Throws 401 if the endpoint's scope requires a person or staff. */
export function contextOf<E extends Endpoint>(
  { scope }: E,
  ctx: Context,
  request: FastifyRequest,
): ContextOf<E> {
  const contexts = {
    public: () => ctx,
    visitor: () => visitorContext(ctx, request),
    reader: () => userContext(ctx, request),
    session: () => userContext(ctx, request),
    staff: () => staffContext(ctx, request),
  };
  // The table above repeats the type, which TypeScript cannot follow through a type parameter.
  return contexts[scope]() as ContextOf<E>;
}

/** Getters, because most operations need none of these values. */
function userContext(ctx: Context, request: FastifyRequest): UserContext {
  return {
    ...ctx,
    userId: userIdOf(request),
    get readDb() {
      return searchDbOf(ctx, request);
    },
    get network() {
      return networkOf(ctx, request.ip);
    },
    get caller() {
      return callerOf(ctx, request);
    },
  };
}

function visitorContext(ctx: Context, request: FastifyRequest): VisitorContext {
  return {
    ...ctx,
    // Reads do not open a session, see `addReaders`.
    userId: request.readerId ?? request.session?.userId,
    get readDb() {
      return searchDbOf(ctx, request);
    },
  };
}

/**
 * Returns the database for searches. Browsers abandon a search when people type on or leave, so a read is cancelled
 * with its request.
 */
function searchDbOf(ctx: Context, request: FastifyRequest): Database {
  const db = readDbOf(ctx, request);
  return request.method === 'GET' ? untilAborted(db, request.signal) : db;
}

function staffContext(ctx: Context, request: FastifyRequest): StaffContext {
  const { admin } = staffOf(request);
  return {
    ...ctx,
    admin,
    network: undefined,
    get caller() {
      return { group: ownGroup({ adminId: admin.id }), signal: disconnectSignal(request) };
    },
  };
}

/**
 * Returns the group in which a request takes turns: a person with a confirmed account has their own, everyone else
 * shares the group of their address. A waiting task is removed when the client disconnects.
 */
export function callerOf(ctx: Pick<Context, 'secret'>, request: FastifyRequest): Caller {
  const { person, ip } = request;
  const group = person ? queueGroupOf(ctx, person, ip) : addressGroup(ctx, ip);
  return { group, signal: disconnectSignal(request) };
}

/** Throws 403 for an id that is not the session's own. */
export function requireSelf(ctx: UserContext, userId: string): void {
  if (userId !== ctx.userId) throw forbidden();
}
