import { untilAborted } from '@aw/db';
import type { FastifyRequest } from 'fastify';
import type { Context, StaffContext, UserContext } from '../context';
import { readDbOf } from './own-writes';
import { placeOf } from './place';
import { userIdOf } from './session';
import { staffOf } from './staff';

/** The context of the user whose session this is. Throws 401 without a session. */
export function asUser(ctx: Context, request: FastifyRequest): UserContext {
  return { ...ctx, readDb: readDbOf(ctx, request), userId: userIdOf(request) };
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

/** The same, with the place they act from, which may take only a share of a limit. */
export function asUserAtPlace(ctx: Context, request: FastifyRequest): UserContext {
  return { ...asUser(ctx, request), place: placeOf(ctx, request.ip) };
}

/** The context of the staff whose token this is. */
export function asStaff(ctx: Context, request: FastifyRequest): StaffContext {
  return { ...ctx, admin: staffOf(request).admin };
}
