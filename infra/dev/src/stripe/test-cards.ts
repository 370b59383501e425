export type Decline = { code: DeclineCode; declineCode?: string; message: string };
type DeclineCode = 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error';

export type TestCard = {
  number: string;
  /** Predefined payment method with this card, for calls from a server. */
  paymentMethod: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** Effect of the card, for the person who uses it. */
  about: string;
  /** Requires 3-D Secure before the payment. */
  needsAuthentication?: boolean;
  decline?: Decline;
  /** The payment stays in processing until a control settles it. */
  isDelayed?: boolean;
  /** The payment succeeds and is disputed as fraudulent at once. */
  isDisputed?: boolean;
  /** Refunds stay pending until a control settles them. */
  hasPendingRefunds?: boolean;
};

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

/** Decline of all other numbers, like in Stripe's test mode. */
export const notATestCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** Stripe's test cards, and a card of our own (…8807) whose payments stay in processing. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', paymentMethod: 'pm_card_visa', brand: 'visa', about: 'succeeds' },
  { number: '5555555555554444', paymentMethod: 'pm_card_mastercard', brand: 'mastercard', about: 'succeeds' },
  { number: '378282246310005', paymentMethod: 'pm_card_amex', brand: 'amex', about: 'succeeds' },
  {
    number: '4000000000000002',
    paymentMethod: 'pm_card_visa_chargeDeclined',
    brand: 'visa',
    about: 'is declined',
    decline: declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    about: 'has insufficient funds',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000009987',
    paymentMethod: 'pm_card_visa_chargeDeclinedLostCard',
    brand: 'visa',
    about: 'was lost',
    decline: declined('lost_card'),
  },
  {
    number: '4000000000000069',
    paymentMethod: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    about: 'has expired',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc',
    brand: 'visa',
    about: 'has another security code',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    paymentMethod: 'pm_card_chargeDeclinedProcessingError',
    brand: 'visa',
    about: 'cannot be processed',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000002500003155',
    paymentMethod: 'pm_card_authenticationRequired',
    brand: 'visa',
    about: 'asks for 3-D Secure',
    needsAuthentication: true,
  },
  {
    number: '4000000000003220',
    paymentMethod: 'pm_card_threeDSecure2Required',
    brand: 'visa',
    about: 'asks for 3-D Secure',
    needsAuthentication: true,
  },
  {
    number: '4000008400001629',
    paymentMethod: 'pm_card_threeDSecureRequiredChargeDeclined',
    brand: 'visa',
    about: 'asks for 3-D Secure, then is declined',
    needsAuthentication: true,
    decline: declined('generic_decline'),
  },
  {
    number: '4000000000000259',
    paymentMethod: 'pm_card_createDispute',
    brand: 'visa',
    about: 'succeeds and is disputed',
    isDisputed: true,
  },
  {
    number: '4000000000007726',
    paymentMethod: 'pm_card_pendingRefund',
    brand: 'visa',
    about: 'succeeds, its refunds stay pending',
    hasPendingRefunds: true,
  },
  {
    number: '4000000000008807',
    paymentMethod: 'pm_card_processing',
    brand: 'visa',
    about: 'stays in processing',
    isDelayed: true,
  },
];
