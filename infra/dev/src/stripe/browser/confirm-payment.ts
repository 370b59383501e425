import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { retrieveIntent } from './call-api';
import { type DeferredPayment, type Elements, integrationError } from './elements';
import { openFrame } from './frame';
import type { BillingDetails, PaymentResult } from './messages';

export type ConfirmOptions = {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method_data?: { billing_details?: BillingDetails } };
  redirect?: 'always' | 'if_required';
};

/** Pays with the card in the frame: resolves with what went wrong, and otherwise leaves for the return address. */
export async function confirmPayment(
  origin: string,
  publishableKey: string,
  { elements, clientSecret: given, confirmParams = {}, redirect = 'always' }: ConfirmOptions,
): Promise<PaymentResult> {
  const element = elements?.getElement('payment');
  if (!element) throw integrationError('confirmPayment needs elements with a mounted payment element.');
  const clientSecret = given ?? elements?.clientSecret();
  if (!clientSecret) throw integrationError('confirmPayment needs a client secret.');
  const { return_url: returnUrl } = confirmParams;
  if (!returnUrl && redirect === 'always') throw integrationError('confirmPayment needs a return_url.');
  const deferred = elements?.submitted();
  if (deferred && !given) throw integrationError('Elements in a mode need the clientSecret of an intent.');
  const other = deferred && (await differenceOf(origin, { publishableKey, clientSecret }, deferred));
  if (other) return { error: other };
  const billing = confirmParams.payment_method_data?.billing_details ?? {};
  const first = await element.confirm(clientSecret, billing);
  if (!('paymentIntent' in first) || !first.paymentIntent) return asFailure(first);
  const result = await afterBank(origin, { publishableKey, clientSecret }, first.paymentIntent);
  if (result.error || !returnUrl || redirect === 'if_required') return result;
  location.assign(addressBack(returnUrl, result.paymentIntent));
  return new Promise(() => undefined);
}

/** The intent that was made has to be the one that the customer saw. */
async function differenceOf(
  origin: string,
  secrets: { publishableKey: string; clientSecret: string },
  { amount, currency, allowed }: DeferredPayment,
): Promise<StripeError | undefined> {
  const { error, paymentIntent } = await retrieveIntent(origin, secrets);
  if (error) return error;
  const { amount: made, currency: madeIn, automatic_payment_methods: automatic } = paymentIntent;
  if (made !== amount || madeIn !== currency)
    return refusal(
      `The PaymentIntent is of ${made} ${madeIn}, but these Elements are of ${amount} ${currency}.`,
    );
  // A card is the one type that the test server knows, so whoever says types says the same ones.
  if (Boolean(automatic) === !allowed) return undefined;
  return refusal('The PaymentIntent and these Elements allow different payment methods.');
}

function refusal(message: string): StripeError {
  return { type: 'invalid_request_error', message };
}

const changedMeanwhile: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message: 'The payment was changed in the meantime. Please try again.',
};

async function afterBank(
  origin: string,
  secrets: { publishableKey: string; clientSecret: string },
  intent: PaymentIntent,
): Promise<PaymentResult> {
  if (intent.status !== 'requires_action') return { paymentIntent: intent };
  const action: { use_stripe_sdk?: { stripe_js?: unknown } } = intent.next_action ?? {};
  await askBank(String(action.use_stripe_sdk?.stripe_js));
  const asked = await retrieveIntent(origin, secrets);
  if (asked.paymentIntent?.status !== 'requires_payment_method') return asked;
  const failure = asked.paymentIntent.last_payment_error ?? changedMeanwhile;
  return { error: { ...failure, payment_intent: asked.paymentIntent } };
}

function asFailure({ error }: { error?: PaymentResult['error'] }): PaymentResult {
  return { error: error ?? { type: 'api_error', message: 'An unexpected error occurred.' } };
}

function addressBack(returnUrl: string, { id, client_secret, status }: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', client_secret ?? '');
  url.searchParams.set('redirect_status', status === 'processing' ? 'pending' : status);
  return url.href;
}

/** Shows the bank's page over the whole site until the person has answered there. */
function askBank(url: string): Promise<void> {
  return new Promise((resolve) => {
    const before = document.activeElement;
    const frame = openFrame(url, '3D Secure', (port, hello) => {
      port.onmessage = () => {
        frame.remove();
        if (before instanceof HTMLElement) before.focus();
        resolve();
      };
      hello({ type: 'open' });
      frame.focus();
    });
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      inlineSize: '100%',
      blockSize: '100%',
      border: '0',
      zIndex: '2147483647',
      colorScheme: 'light',
    });
    document.body.append(frame);
  });
}
