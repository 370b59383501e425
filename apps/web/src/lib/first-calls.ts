import type { Endpoint } from '@aw/contracts/endpoint';
import type * as system from '@aw/contracts/system/public';
import type * as users from '@aw/contracts/users/public';

/*
 * Endpoints that every page calls at first, without their schemas. The server validates anyway, so the validator stays
 * out of the first load. The compiler refuses a method or path that differs from the contract.
 */
/** Returns an endpoint of the contract by method and path alone. */
export function call<E extends Endpoint>(method: E['method'], path: E['path']): E {
  // The client reads only method and path; the rest of the contract is needed only for types.
  return { method, path } as Endpoint as E;
}

export const getConfig = call<typeof system.getConfig>('GET', '/api/config');
export const getSession = call<typeof users.getSession>('GET', '/api/auth/session');
export const registerAnonymous = call<typeof users.registerAnonymous>('POST', '/api/user');
