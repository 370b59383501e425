import type { CareNote } from './ai/care';
import type { ErrorBody, ErrorCode, ErrorIssue } from './error-codes';

/** Refusal of a call by the server, or a call that never reached it (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** Reason in a sentence for people. */
  readonly reason: string;
  /** True if our server wrote the reason. The response of a proxy on the way is not shown to people. */
  readonly isOurs: boolean;
  readonly requestId: string | undefined;
  readonly issues: ErrorIssue[];
  /** The correct amount, if another one was sent. */
  readonly amount: number | undefined;
  /** The care note, if the message was one of a person who may be in danger. */
  readonly care: CareNote | undefined;
  /** Pause that the server asks for before the call is repeated. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, body?: Partial<ErrorBody>, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? (status === 0 ? 'network' : 'server.error');
    this.reason = body?.message ?? text;
    this.isOurs = body?.message !== undefined || status === 0;
    this.requestId = body?.requestId;
    this.issues = body?.issues ?? [];
    this.amount = body?.amount;
    this.care = body?.care;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns whether the server refused a call with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly ApiError['code'][]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Returns whether the server refused a call (4xx). A lost connection or a failing server is no refusal. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Returns true if a failure has a reason. Without one, the server may have done what was asked before it failed. */
export function hasReason(error: unknown): error is ApiError {
  return error instanceof ApiError && error.isOurs;
}

/** Returns the sentence that people read about a failure: the server's own, or `otherwise`. */
export function reasonOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  return hasReason(error) ? error.reason : otherwise;
}

/**
 * Returns the first message of each invalid field, keyed by field. `rename` maps the API's names to those of the form.
 */
export function issueErrors(error: unknown, rename: Record<string, string> = {}): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const pairs = error.issues.map(({ path, message }): [string, string] => {
    const name = path.replace(/^body\./, '');
    return [rename[name] ?? name, message];
  });
  return Object.fromEntries(pairs.toReversed());
}

/** Returns true if the call needs a session and there is none. */
export function isAuthRequired(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 401 || error.message.includes('Authentication required'))
  );
}

/**
 * Builds the error from an answer's text and its `Retry-After` in seconds. A body that is not ours becomes the text
 * itself.
 */
export function toApiError(
  status: number,
  statusText: string,
  text: string,
  retryAfter: string | null = null,
): ApiError {
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  return new ApiError(status, text || statusText, parseBody(text), seconds);
}

function parseBody(text: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
