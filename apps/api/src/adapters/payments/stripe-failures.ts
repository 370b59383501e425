import Stripe from 'stripe';
import { PaymentsUnavailableError, UnknownAtProviderError } from './payment-provider';

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

/** The port's error for what a call to Stripe failed with; refusals that no port error stands for stay as they are. */
export function portErrorOf(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.code === 'resource_missing') return new UnknownAtProviderError(error.message, { cause: error });
    return error.statusCode === 409 ? unavailable(error) : error;
  }
  // No connection, no answer in time, 429, 5xx, a key that is not taken, a key of another request: nothing was done for us.
  return error instanceof Stripe.errors.StripeError ? unavailable(error) : error;
}

function unavailable(error: Error): PaymentsUnavailableError {
  return new PaymentsUnavailableError(error.message, { cause: error });
}
