import type { ErrorBody, ErrorCode, ErrorIssue } from './error-codes';

/** A call that the server refused, or that never reached it (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** The sentence meant for people. */
  readonly reason: string;
  readonly requestId: string | undefined;
  readonly issues: ErrorIssue[];
  /** The right amount, where another one was sent. */
  readonly amount: number | undefined;

  constructor(status: number, text: string, body?: Partial<ErrorBody>) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? (status === 0 ? 'network' : 'server.error');
    this.reason = body?.message ?? text;
    this.requestId = body?.requestId;
    this.issues = body?.issues ?? [];
    this.amount = body?.amount;
  }
}

/** True when the call needs a session that is not there. */
export function isAuthRequired(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 401 || error.message.includes('Authentication required'))
  );
}

/** Reads an error answer's text; a body that is not ours becomes the text itself. */
export function toApiError(status: number, statusText: string, text: string): ApiError {
  return new ApiError(status, text || statusText, parseBody(text));
}

function parseBody(text: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
