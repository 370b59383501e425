import type { Appearance, StripeError } from '@stripe/stripe-js';
import { retrieveIntent } from './call-api';
import type { FrameOptions } from './messages';
import { createPaymentElement, type PaymentElement } from './payment-element';

export type ElementsOptions = { clientSecret?: string; appearance?: Appearance };
type PostalCode = { address?: 'never' | 'auto' | 'if_required' | { postalCode?: 'never' | 'auto' } };
type PaymentOptions = {
  fields?: { billingDetails?: 'never' | 'auto' | PostalCode };
  defaultValues?: { billingDetails?: { address?: { postal_code?: string } } };
};

export type Elements = ReturnType<typeof createElements>;

/** A group of elements over one payment; the payment element is the only one here. */
export function createElements(origin: string, publishableKey: string, options: ElementsOptions = {}) {
  let { clientSecret, appearance = {} } = options;
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
      clientSecret = changes.clientSecret ?? clientSecret;
      if (!changes.appearance) return;
      appearance = changes.appearance;
      element?.dress(appearance);
    },
    /** Shows what is missing in the fields. */
    submit: async (): Promise<{ error?: StripeError; selectedPaymentMethod?: string }> => {
      if (!element) throw integrationError('elements.submit() needs a mounted payment element.');
      const { error } = await element.validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    fetchUpdates: async () => {
      if (!clientSecret) return {};
      const { error, paymentIntent } = await retrieveIntent(origin, { publishableKey, clientSecret });
      return error ? { error } : { status: paymentIntent.status };
    },
    on: () => undefined,
    clientSecret: () => clientSecret,
  };
}

/** A mistake of the page's code. */
export function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}

function asksForPostalCode({ fields }: PaymentOptions): boolean {
  const billing = fields?.billingDetails;
  if (typeof billing !== 'object') return billing !== 'never';
  const { address } = billing;
  return typeof address === 'object' ? address.postalCode !== 'never' : address !== 'never';
}
