import Stripe from 'stripe';
import { afterEach } from 'vitest';
import { type DevStripe, type StripeOptions, startStripe } from '../start-stripe';

const open: DevStripe[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** Starts a test server for one test, with the real SDK, which does not repeat failed calls. */
export async function openStripe(options: StripeOptions = {}) {
  const server = await startStripe({ webhookBackoffMs: 5, ...options });
  open.push(server);
  return { server, sdk: sdkFor(server), controls: server.controls };
}

/** Returns the real SDK with the settings of the API. */
export function sdkFor({ origin, secretKey }: DevStripe, key = secretKey): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Returns the error of a failed call. Throws if the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => new Error('The call succeeded.'),
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}
