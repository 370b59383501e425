import type { DevStripe } from '@aw/dev/stripe';

/** The settings by which a site takes card payments at a test server. */
export function stripeSettings(stripe: DevStripe): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    STRIPE_SCRIPT_URL: stripe.scriptUrl,
  };
}

/** Where a site takes the notices of the test server. */
export function webhookUrl(siteOrigin: string): string {
  return `${siteOrigin}/api/stripe/webhook`;
}
