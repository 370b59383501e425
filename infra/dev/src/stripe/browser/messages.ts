import type { Appearance, PaymentIntent, StripeError } from '@stripe/stripe-js';

/** An intent as the API sends it to a browser. Automatic methods are null for an intent with types of its own. */
export type SentIntent = PaymentIntent & { automatic_payment_methods?: object | null };

/** Result of an operation, as Stripe's script returns it. */
export type PaymentResult =
  | { paymentIntent: SentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError };

export type BillingDetails = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: { country?: string | null; postal_code?: string | null };
};

export type FrameOptions = {
  publishableKey: string;
  clientSecret?: string;
  appearance: Appearance;
  hasPostalCode: boolean;
  postalCode: string;
};

/** Messages from the page to the card frame. */
export type ToFrame =
  | { type: 'open'; options: FrameOptions }
  | { type: 'appearance'; appearance: Appearance }
  | { type: 'validate'; ask: number }
  | { type: 'confirm'; ask: number; clientSecret: string; billing: BillingDetails }
  | { type: 'focus' | 'blur' | 'clear' };

export type ElementEvent = 'ready' | 'change' | 'loaderror' | 'focus' | 'blur' | 'escape';

/** Messages from the card frame to the page. None has card data. */
export type FromFrame =
  | { type: 'event'; event: ElementEvent; detail: object }
  | { type: 'height'; height: number }
  | { type: 'answer'; ask: number; result: PaymentResult | { error?: StripeError } };
