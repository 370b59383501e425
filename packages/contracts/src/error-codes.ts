/** Every `code` that an error body can carry; clients switch on these, never on the message. */
export const errorCodes = [
  'accounts.email_taken',
  'accounts.needed',
  'accounts.password',
  'appeals.closed',
  'auth.code',
  'auth.confirm',
  'auth.credentials',
  'auth.cross_site',
  'auth.forbidden',
  'auth.passkey',
  'auth.required',
  'auth.second_factor',
  'auth.suspended',
  'auth.too_many_attempts',
  'courses.not_found',
  'credits.none',
  'documents.locked',
  'documents.not_found',
  'documents.not_refused',
  'files.empty',
  'files.incomplete',
  'files.missing',
  'files.too_large',
  'files.type',
  'jurisdictions.taken',
  'limits.orders',
  'limits.requests',
  'limits.storage',
  'limits.uploads',
  'orders.amount',
  'orders.delivery',
  'orders.extension',
  'orders.files',
  'orders.incomplete',
  'orders.jurisdiction',
  'orders.link',
  'orders.locked',
  'orders.move',
  'orders.not_found',
  'orders.nothing_to_pay',
  'orders.paying',
  'payments.not_found',
  'payments.off',
  'payments.signature',
  'payments.unavailable',
  'people.anonymous',
  'people.merge',
  'people.not_found',
  'people.verified',
  'ratings.unlock_first',
  'refunds.closed',
  'refunds.same_person',
  'refunds.too_much',
  'request.invalid',
  'request.not_found',
  'request.too_large',
  'schools.not_found',
  'schools.unknown',
  'server.busy',
  'server.error',
  'staff.credentials',
  'staff.setup_invalid',
  'staff.too_many_attempts',
  'staff.totp',
  'staff.totp_setup',
  'tokens.invalid',
  'totp.already_on',
  'totp.not_started',
  'users.id_taken',
  'writers.not_found',
  'writers.off',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export type ErrorIssue = { path: string; message: string };

/** The body of every error answer. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  requestId: string;
  issues?: ErrorIssue[];
  /** The right amount, in whole units of the currency, where another one was sent. */
  amount?: number;
};
