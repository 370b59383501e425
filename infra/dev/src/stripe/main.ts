// The test server as a process: alone, or as a child of `npm start`, which it tells its keys and does not outlive.
import { listenOrEnd } from '../listen-or-end';
import { startStripe } from './start-stripe';
import { testCards } from './test-cards';

const { STRIPE_DEV_PORT = '3002', STRIPE_DEV_WEBHOOK } = process.env;
const shownCards = ['pm_card_visa', 'pm_card_visa_chargeDeclined', 'pm_card_authenticationRequired'];

const stripe = await listenOrEnd((port) => startStripe({ port, webhookUrl: STRIPE_DEV_WEBHOOK }), {
  port: STRIPE_DEV_PORT,
  setting: 'STRIPE_DEV_PORT',
});

async function stop(): Promise<void> {
  await stripe.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

const settings = {
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: stripe.origin,
  STRIPE_SCRIPT_URL: stripe.scriptUrl,
};
const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
const cards = testCards.filter(({ paymentMethod }) => shownCards.includes(paymentMethod));
const told = cards.map(({ number, about }) => `${spaced(number)} ${about}`).join(', ');
console.log(
  `Card payments use the test server at ${stripe.origin}. Use these test cards, not real ones: ${told}.`,
);
if (process.send) process.send(settings);
else for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
