import type { ErrorBody, ErrorCode, ErrorIssue } from './error-codes';

/** A call that the server refused, or that never reached it (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** The sentence meant for people. */
  readonly reason: string;
  /** Whether our server wrote that sentence; another one's page on the way is no message for people. */
  readonly isOurs: boolean;
  readonly requestId: string | undefined;
  readonly issues: ErrorIssue[];
  /** The right amount, where another one was sent. */
  readonly amount: number | undefined;
  /** The pause that the server asks for before the same call is tried again. */
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

/** Whether a failure says why; one that does not may have come after what was asked for was done. */
export function hasReason(error: unknown): error is ApiError {
  return error instanceof ApiError && error.isOurs;
}

/** The sentence that people get for a failure: the server's own, or a plain one where it said nothing. */
export function reasonOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  return hasReason(error) ? error.reason : otherwise;
}

/** The first message of each field that a refusal names, by the field's name; `rename` says what it is called here. */
export function issueErrors(error: unknown, rename: Record<string, string> = {}): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const pairs = error.issues.map(({ path, message }): [string, string] => {
    const name = path.replace(/^body\./, '');
    return [rename[name] ?? name, message];
  });
  return Object.fromEntries(pairs.toReversed());
}

/** True when the call needs a session that is not there. */
export function isAuthRequired(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 401 || error.message.includes('Authentication required'))
  );
}

/** Reads an error answer's text and its `Retry-After` in seconds; a body that is not ours becomes the text itself. */
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
