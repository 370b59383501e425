import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes';
import type { Permission } from './staff/permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.core.$ZodType;

/**
 * Access to an endpoint. `public`: anyone, and the answer is the same for everyone. `visitor`: anyone; a person with a
 * session is recognised. `reader` and `session`: a person with a session cookie; a reader's call only reads and does
 * not open the session. `staff`: staff with a bearer token whose role has the permission.
 */
type Access =
  | { scope: 'public' | 'visitor' | 'reader' | 'session' }
  | { scope: 'staff'; permission: Permission };

type Definition = Access & {
  tag: string;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Maximum size of the body, if larger than the default of 256 KiB. */
  bodyBytes?: number;
  /**
   * Body fields with the text of a file. Their reader reports unreadable characters by line, so the server does not
   * refuse them.
   */
  fileTexts?: readonly string[];
  /** Fields of a multipart form besides its file. The route reads them from the stream itself. */
  form?: Schema;
  /** Response schemas by status. A route without any is refused when the server starts. */
  responses: Readonly<Record<number, Schema>>;
  /** Media type of a response other than JSON. */
  produces?: string;
  /**
   * Set if the route itself counts calls per person or attempt, because all of a lecture hall may share one address.
   */
  ownLimit?: 'attempt';
  /** Set for a visitor's GET that changes the session, such as the return from a sign-in provider. */
  opensSession?: true;
  /** Set for pictures and files that are sent as stored. The read limit does not apply to them. */
  isStored?: boolean;
  /**
   * Codes of refusals, besides three that follow from the rest: every input can be `request.invalid`, a call without a
   * session `auth.required`, and one by staff without the permission `auth.forbidden`.
   */
  errors?: readonly ErrorCode[];
};

/** Method and path of an endpoint, such as `GET /api/orders/:orderId`. */
type Address = `${Method} /${string}`;
type PartsOf<A extends Address> = A extends `${infer M extends Method} ${infer P extends `/${string}`}`
  ? { method: M; path: P }
  : never;

/** One call of the interface. Route and browser client are both built from this constant. */
export type Endpoint = Definition & { method: Method; path: `/${string}` };

/** Declares an endpoint, keeping the exact types of its parts. */
export function endpoint<const A extends Address, const D extends Definition>(
  address: A,
  definition: D,
): D & PartsOf<A> {
  const [method, path] = address.split(' ');
  // The type of the address has both parts.
  return { ...definition, method, path } as D & PartsOf<A>;
}

type PartNames = 'params' | 'query' | 'body' | 'form';

/** Input of a call: all declared parts, before defaults are filled in. */
export type RequestOf<E extends Endpoint> = {
  [P in Extract<keyof E, PartNames>]: E[P] extends Schema ? z.core.input<E[P]> : never;
};

/** Result of a successful call. */
export type ResponseOf<E extends Endpoint> = E['responses'][keyof E['responses']] extends infer S
  ? S extends Schema
    ? z.core.output<S>
    : never
  : never;
