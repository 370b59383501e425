import type { StripeError } from '@stripe/stripe-js';
import type { PaymentResult, SentIntent } from './messages';

const unreachable: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

type Secrets = { publishableKey: string; clientSecret: string };

/** Fetches the current intent. */
export function retrieveIntent(origin: string, secrets: Secrets): Promise<PaymentResult> {
  return callIntent(origin, '', secrets);
}

/** Calls the API for the intent of the client secret. Uses POST if there are parameters. */
export async function callIntent(
  origin: string,
  part: '' | '/confirm' | '/authenticate',
  { publishableKey, clientSecret }: Secrets,
  params?: Record<string, string>,
): Promise<PaymentResult> {
  const url = `${origin}/v1/payment_intents/${clientSecret.split('_secret_')[0]}${part}`;
  const sent = new URLSearchParams({ key: publishableKey, client_secret: clientSecret, ...params });
  try {
    const response = await (params ? fetch(url, { method: 'POST', body: sent }) : fetch(`${url}?${sent}`));
    const answer: SentIntent & { error?: StripeError } = await response.json();
    return answer.error ? { error: answer.error } : { paymentIntent: answer };
  } catch {
    return { error: unreachable };
  }
}
