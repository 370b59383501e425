import type { Config } from '../../config/config';
import type { PaymentProvider } from './payment-provider';

/**
 * Opens the provider of card payments. Returns null without its key; the page then says so and offers the other ways
 * to pay.
 */
export async function openPayments(config: Config): Promise<PaymentProvider | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = config;
  if (!secretKey) return null;
  const { createStripePayments } = await import('./stripe-payments');
  return createStripePayments({ secretKey, webhookSecret, apiBase: config.STRIPE_API_BASE });
}
