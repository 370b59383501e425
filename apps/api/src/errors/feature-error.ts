import type { ErrorCode, ErrorIssue } from '@aw/contracts/error-codes';

/** An expected refusal. Each module declares its statuses and codes once; the message is for people. */
export class FeatureError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly extra: { issues?: ErrorIssue[]; amount?: number; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'FeatureError';
  }
}

export const authRequired = () => new FeatureError(401, 'auth.required', 'Authentication required');
export const forbidden = () =>
  new FeatureError(403, 'auth.forbidden', 'This belongs to someone else, so you cannot open or change it.');
export const accountNeeded = () =>
  new FeatureError(403, 'accounts.needed', 'You need an account for this. Nothing was changed.');
export const invalidRequest = (message: string, path = '') =>
  new FeatureError(400, 'request.invalid', message, { issues: [{ path, message }] });
