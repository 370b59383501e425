import type { Appearance, StripeError } from '@stripe/stripe-js';
import { retrieveIntent } from './call-api';
import type { FrameOptions } from './messages';
import { createPaymentElement, type PaymentElement } from './payment-element';

/** Options with an intent's client secret, or with the amount (minor units) of an intent that is created later. */
export type ElementsOptions = {
  clientSecret?: string;
  mode?: 'payment';
  amount?: number;
  currency?: string;
  allowedPaymentMethodTypes?: string[];
  /** Not accepted since Stripe.js of 2026-09-30, which throws. */
  paymentMethodTypes?: never;
  appearance?: Appearance;
};
/** The payment of a group without an intent. `allowed` is undefined for the payment methods of the dashboard. */
export type DeferredPayment = { amount: number; currency: string; allowed: string[] | undefined };
type PostalCode = { address?: 'never' | 'auto' | 'if_required' | { postalCode?: 'never' | 'auto' } };
type PaymentOptions = {
  fields?: { billingDetails?: 'never' | 'auto' | PostalCode };
  defaultValues?: { billingDetails?: { address?: { postal_code?: string } } };
};

export type Elements = ReturnType<typeof createElements>;

/** Creates a group of elements for one payment. Only the payment element is supported. */
export function createElements(origin: string, publishableKey: string, options: ElementsOptions = {}) {
  let { clientSecret, appearance = {} } = options;
  let deferred = deferredOf(options);
  let isSubmitted = false;
  let element: PaymentElement | undefined;

  return {
    create: (type: string, payment: PaymentOptions = {}) => {
      if (type !== 'payment') throw integrationError(`The test server has no element of type ${type}.`);
      if (element) throw integrationError('Can only create one Element of type payment.');
      const frame: FrameOptions = {
        publishableKey,
        clientSecret,
        appearance,
        hasPostalCode: asksForPostalCode(payment),
        postalCode: payment.defaultValues?.billingDetails?.address?.postal_code ?? '',
      };
      element = createPaymentElement(origin, frame, () => {
        element = undefined;
      });
      return element;
    },
    getElement: (type: string) => (type === 'payment' && element) || null,
    update: (changes: ElementsOptions) => {
      if (changes.clientSecret) throw integrationError('The clientSecret of Elements cannot be updated.');
      if (changes.amount !== undefined && changes.amount !== deferred?.amount) isSubmitted = false;
      deferred = deferredOf({ ...options, ...deferred, ...changes });
      if (!changes.appearance) return;
      appearance = changes.appearance;
      element?.applyAppearance(appearance);
    },
    /** Checks the fields and shows their problems. */
    submit: async (): Promise<{ error?: StripeError; selectedPaymentMethod?: string }> => {
      if (!element) throw integrationError('elements.submit() needs a mounted payment element.');
      const { error } = await element.validate();
      isSubmitted = !error;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    fetchUpdates: async () => {
      if (!clientSecret) return {};
      const { error, paymentIntent } = await retrieveIntent(origin, { publishableKey, clientSecret });
      return error ? { error } : { status: paymentIntent.status };
    },
    on: () => undefined,
    clientSecret: () => clientSecret,
    /** Returns the payment that a later intent must match. Throws before `submit`, like Stripe when a payment is confirmed. */
    submitted: (): DeferredPayment | undefined => {
      if (deferred && !isSubmitted)
        throw integrationError('elements.submit() must be called before stripe.confirmPayment().');
      return deferred;
    },
  };
}

function deferredOf(options: ElementsOptions): DeferredPayment | undefined {
  const { clientSecret, mode, amount, currency, allowedPaymentMethodTypes: allowed } = options;
  if ('paymentMethodTypes' in options)
    throw integrationError('paymentMethodTypes is no longer supported; use allowedPaymentMethodTypes.');
  if (!mode) return undefined;
  if (clientSecret) throw integrationError('Elements take either a clientSecret or a mode.');
  if (mode !== 'payment') throw integrationError(`The test server has no mode ${String(mode)}.`);
  if (!Number.isInteger(amount) || !amount || amount <= 0)
    throw integrationError('In mode payment, amount must be an integer above 0.');
  if (!/^[a-z]{3}$/.test(currency ?? ''))
    throw integrationError('In mode payment, currency must be three lower-case letters.');
  return { amount, currency: currency ?? '', allowed };
}

/** Error in the code of the page. */
export function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}

function asksForPostalCode({ fields }: PaymentOptions): boolean {
  const billing = fields?.billingDetails;
  if (typeof billing !== 'object') return billing !== 'never';
  const { address } = billing;
  return typeof address === 'object' ? address.postalCode !== 'never' : address !== 'never';
}
