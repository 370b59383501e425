import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { retrieveIntent } from './call-api';
import { type DeferredPayment, type Elements, integrationError } from './elements';
import { openFrame } from './frame';
import type { BillingDetails, PaymentResult } from './messages';
import { returnAddress } from './return-address';

export type ConfirmOptions = {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method_data?: { billing_details?: BillingDetails } };
  redirect?: 'always' | 'if_required';
};

/** Pays with the card in the frame. Resolves with the error, or goes to the return address. */
export async function confirmPayment(
  origin: string,
  publishableKey: string,
  { elements, clientSecret: intentSecret, confirmParams = {}, redirect = 'always' }: ConfirmOptions,
): Promise<PaymentResult> {
  const element = elements?.getElement('payment');
  if (!element) throw integrationError('confirmPayment needs elements with a mounted payment element.');
  const clientSecret = intentSecret ?? elements?.clientSecret();
  if (!clientSecret) throw integrationError('confirmPayment needs a client secret.');
  const { return_url: returnUrl } = confirmParams;
  if (!returnUrl && redirect === 'always') throw integrationError('confirmPayment needs a return_url.');
  const deferred = elements?.submitted();
  if (deferred && !intentSecret)
    throw integrationError('Elements in a mode need the clientSecret of an intent.');
  const difference = deferred && (await differenceOf(origin, { publishableKey, clientSecret }, deferred));
  if (difference) return { error: difference };
  const billing = confirmParams.payment_method_data?.billing_details ?? {};
  const confirmed = await element.confirm(clientSecret, billing);
  if (!('paymentIntent' in confirmed) || !confirmed.paymentIntent) return asFailure(confirmed);
  const result = await afterBank(origin, { publishableKey, clientSecret }, confirmed.paymentIntent);
  if (result.error || !returnUrl || redirect === 'if_required') return result;
  const { id, status } = result.paymentIntent;
  const redirectStatus = status === 'processing' ? 'pending' : status;
  location.assign(returnAddress(returnUrl, { id, clientSecret, redirectStatus }));
  return new Promise(() => undefined);
}

/** Returns an error if the intent differs from the amount, currency and types that the customer saw. */
async function differenceOf(
  origin: string,
  secrets: { publishableKey: string; clientSecret: string },
  { amount, currency, allowed }: DeferredPayment,
): Promise<StripeError | undefined> {
  const { error, paymentIntent } = await retrieveIntent(origin, secrets);
  if (error) return error;
  const { automatic_payment_methods: automatic } = paymentIntent;
  if (paymentIntent.amount !== amount || paymentIntent.currency !== currency)
    return refusal(
      `The PaymentIntent is of ${paymentIntent.amount} ${paymentIntent.currency}, but these Elements are of ${amount} ${currency}.`,
    );
  // The test server only supports cards, so a page and an intent that both name types name the same ones.
  if (Boolean(automatic) === !allowed) return undefined;
  return refusal('The PaymentIntent and these Elements allow different payment methods.');
}

function refusal(message: string): StripeError {
  return { type: 'invalid_request_error', message };
}

const intentChanged: StripeError = {
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
  await showBankPage(String(action.use_stripe_sdk?.stripe_js));
  const current = await retrieveIntent(origin, secrets);
  if (current.paymentIntent?.status !== 'requires_payment_method') return current;
  const failure = current.paymentIntent.last_payment_error ?? intentChanged;
  return { error: { ...failure, payment_intent: current.paymentIntent } };
}

function asFailure({ error }: { error?: PaymentResult['error'] }): PaymentResult {
  return { error: error ?? { type: 'api_error', message: 'An unexpected error occurred.' } };
}

/** Shows the bank's page over the whole site until the person has answered. */
function showBankPage(url: string): Promise<void> {
  return new Promise((resolve) => {
    const focused = document.activeElement;
    const frame = openFrame(url, '3D Secure', (port, hello) => {
      port.onmessage = () => {
        frame.remove();
        if (focused instanceof HTMLElement) focused.focus();
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
