import Stripe from 'stripe';
import { PaymentsRefusedError, PaymentsUnavailableError, UnknownAtProviderError } from './payment-provider';

/** Returns whether a call was refused because the PaymentIntent has changed its state. */
export function isUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'payment_intent_unexpected_state'
  );
}

/** Returns whether the request itself was refused, so that repeating it would fail too. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}

/**
 * Converts an error of a call to Stripe into an error of the port, so that none of Stripe's own errors leaves the
 * adapter.
 */
export function portErrorOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.code === 'resource_missing') return new UnknownAtProviderError(error.message, { cause: error });
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  const hasNoRight = [StripeAuthenticationError, StripePermissionError].some((kind) => error instanceof kind);
  if (hasNoRight || isRefused(error)) return new PaymentsRefusedError(error.message, { cause: error });
  // No connection, no answer in time, 409, 429, 5xx, or a key of another request: a later try may help.
  return unavailable(error);
}

function unavailable(error: Error): PaymentsUnavailableError {
  return new PaymentsUnavailableError(error.message, { cause: error });
}
