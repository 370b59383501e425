import Stripe from 'stripe';
import { PaymentsRefusedError, PaymentsUnavailableError, UnknownAtProviderError } from './payment-provider';

/** Whether a call was refused because the PaymentIntent is in another state by now. */
export function isUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'payment_intent_unexpected_state'
  );
}

/** Whether the request itself was refused: repeating it would be refused too. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}

/** Returns the port's error for what a call to Stripe failed with, so that no error of Stripe's own leaves the adapter. */
export function portErrorOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.code === 'resource_missing') return new UnknownAtProviderError(error.message, { cause: error });
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  const hasNoRight = [StripeAuthenticationError, StripePermissionError].some((kind) => error instanceof kind);
  if (hasNoRight || isRefused(error)) return new PaymentsRefusedError(error.message, { cause: error });
  // No connection, no answer in time, 409, 429, 5xx, a key of another request: trying again may help.
  return unavailable(error);
}

function unavailable(error: Error): PaymentsUnavailableError {
  return new PaymentsUnavailableError(error.message, { cause: error });
}
