import { runTestServer } from '../run-test-server';
import { startStripe } from './start-stripe';
import { testCards } from './test-cards';

const { STRIPE_DEV_PORT = '3002', STRIPE_DEV_WEBHOOK } = process.env;
const shownCards = ['pm_card_visa', 'pm_card_visa_chargeDeclined', 'pm_card_authenticationRequired'];

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
const cards = testCards
  .filter(({ paymentMethod }) => shownCards.includes(paymentMethod))
  .map(({ number, about }) => `${spaced(number)} ${about}`)
  .join(', ');

await runTestServer({
  start: (port) => startStripe({ port, webhookUrl: STRIPE_DEV_WEBHOOK }),
  port: STRIPE_DEV_PORT,
  portSetting: 'STRIPE_DEV_PORT',
  announcementOf: ({ origin }) =>
    `Card payments use the test server at ${origin}. Use these test cards, not real ones: ${cards}.`,
});
