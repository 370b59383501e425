import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes';
import type { Permission } from './staff/permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.core.$ZodType;

/**
 * Who may call. `public`: anyone, and the answer is the same for everyone. `visitor`: anyone, and a person with a session
 * is recognised. `reader` and `session`: a person with a session cookie; a reader's call only reads and does not open the
 * session. `staff`: staff with a bearer token, whose role has the permission.
 */
type Access =
  | { scope: 'public' | 'visitor' | 'reader' | 'session' }
  | { scope: 'staff'; permission: Permission };

/** One call of the interface: the route and the browser client are both built from this constant. */
export type Endpoint = Access & {
  method: Method;
  path: `/${string}`;
  tag: string;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The most bytes of a body, where that is more than the usual 256 KiB. */
  bodyBytes?: number;
  /** Fields of the body that hold the text of a file: its reader reports unreadable characters by their line. */
  fileTexts?: readonly string[];
  /** Fields of a multipart form beside its one file; the route reads them from the stream itself. */
  form?: Schema;
  /** Answers by status; a route without any is refused when the server starts. */
  responses: Readonly<Record<number, Schema>>;
  /** Media type of an answer that is not JSON. */
  produces?: string;
  /** A write that its route counts by itself, per person or attempt, and not among those of its address: a lecture hall is one. */
  ownLimit?: 'attempt';
  /** For a visitor's GET that changes the session, such as the return from a sign-in provider. */
  opensSession?: true;
  /** For bytes that are sent as they are stored, page pictures and files: the read limit leaves them alone. */
  isStored?: boolean;
  errors: readonly ErrorCode[];
};

/** Declares an endpoint, keeping the exact types of its parts. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type PartNames = 'params' | 'query' | 'body' | 'form';

/** What a caller passes: every declared part, in the shape before defaults are filled in. */
export type RequestOf<E extends Endpoint> = {
  [P in Extract<keyof E, PartNames>]: E[P] extends Schema ? z.core.input<E[P]> : never;
};

/** What a successful call gives back. */
export type ResponseOf<E extends Endpoint> = E['responses'][keyof E['responses']] extends infer S
  ? S extends Schema
    ? z.core.output<S>
    : never
  : never;
