import type { Config } from '../../config/config';
import type { PageSources } from './security-headers';

/**
 * Sources that Stripe requires in a content policy: its script, the frames of its card form and of the bank, and its
 * API.
 */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** Returns the origins that the payment page needs for its card form, or none if cards are not configured. */
export function cardSources(
  config: Pick<
    Config,
    'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_SCRIPT_URL' | 'STRIPE_API_BASE'
  >,
): PageSources {
  if (!config.STRIPE_SECRET_KEY || !config.STRIPE_PUBLISHABLE_KEY) return {};
  if (!config.STRIPE_SCRIPT_URL) return stripe;
  const script = new URL(config.STRIPE_SCRIPT_URL).origin;
  const both = [...new Set([script, new URL(config.STRIPE_API_BASE ?? script).origin])];
  return { scripts: [script], frames: both, calls: both };
}
