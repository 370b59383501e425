import { untilAborted } from '@aw/db';
import type { FastifyRequest } from 'fastify';
import type { Context, StaffContext, UserContext } from '../context';
import type { Caller } from '../workers/turn-queue';
import { disconnectSignal } from './disconnect-signal';
import { addressGroup, ownGroup, queueGroupOf } from './files/queue-group';
import { readDbOf } from './own-writes';
import { placeOf } from './place';
import { userIdOf } from './session';
import { staffOf } from './staff';

/** The context of the user whose session this is. Throws 401 without a session. */
export function asUser(ctx: Context, request: FastifyRequest): UserContext {
  return {
    ...ctx,
    readDb: readDbOf(ctx, request),
    userId: userIdOf(request),
    get place() {
      return placeOf(ctx, request.ip);
    },
    get caller() {
      return callerOf(ctx, request);
    },
  };
}

/** The context of whoever searches without a session: it ends with the request, as below. */
export function asVisitor(ctx: Context, request: FastifyRequest): Context {
  return { ...ctx, readDb: untilAborted(readDbOf(ctx, request), request.signal) };
}

/** The same of somebody who searches: whoever types on or goes back leaves searches behind, which end with the request. */
export function asSearcher(ctx: Context, request: FastifyRequest): UserContext {
  return {
    ...asUser(ctx, request),
    // Only where it is asked for: most lists need neither.
    get readDb() {
      return untilAborted(readDbOf(ctx, request), request.signal);
    },
  };
}

/**
 * Returns the group in which a request takes turns: a person with a confirmed account has their own, everybody else
 * shares that of their address. A waiting task is removed when the client disconnects.
 */
export function callerOf(ctx: Pick<Context, 'secret'>, request: FastifyRequest): Caller {
  const { person, ip } = request;
  const group = person ? queueGroupOf(ctx, person, ip) : addressGroup(ctx, ip);
  return { group, signal: disconnectSignal(request) };
}

/** The context of the staff whose token this is. */
export function asStaff(ctx: Context, request: FastifyRequest): StaffContext {
  const { admin } = staffOf(request);
  return {
    ...ctx,
    admin,
    place: undefined,
    get caller() {
      return { group: ownGroup({ adminId: admin.id }), signal: disconnectSignal(request) };
    },
  };
}
