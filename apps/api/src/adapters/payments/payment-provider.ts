/** Current state of a payment intent at the provider, with amounts in minor units. */
export type ProviderIntent = {
  id: string;
  /** Status at the provider: requires_payment_method, requires_action, processing, succeeded, canceled … */
  status: string;
  currency: string;
  amountMinor: number;
  receivedMinor: number;
  clientSecret: string;
  /** Our order's id in the intent. */
  orderId: string | null;
  chargeId: string | null;
  /** Time of that charge. A slow one is decided days later. */
  chargedAt: Date | null;
  card: { brand: string; last4: string } | null;
  /** Reason for the last failure, in the provider's words for the customer. */
  failure: string | null;
  createdAt: Date;
};

export type ProviderRefund = {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountMinor: number;
  intentId: string | null;
  /** Our refund's id in the provider's refund. Null for one that was made in the provider's dashboard. */
  refundId: string | null;
  /** Number of the try of our refund, counted from 1. */
  attempt: number;
  failure: string | null;
  createdAt: Date;
};

export type ProviderDispute = {
  id: string;
  intentId: string | null;
  amountMinor: number;
  reason: string;
  status: string;
  dueBy: Date | null;
  isClosed: boolean;
  createdAt: Date;
};

/** A webhook event with a verified signature. It only says what to fetch; its other content is not trusted. */
export type ProviderEvent = {
  id: string;
  type: string;
  /** The object of the event. For an event about a charge, its payment intent. */
  objectId: string;
  madeAt: Date;
};

export type Evidence = {
  customerName: string | null;
  customerEmail: string | null;
  productDescription: string;
  serviceDate: string | null;
  statement: string;
};

/**
 * Card payments. Every call may throw PaymentsUnavailableError, PaymentsRefusedError, and UnknownAtProviderError for
 * an unknown id. Calls with the same key have one effect.
 */
export type PaymentProvider = {
  createIntent(
    order: { orderId: string; amountMinor: number; currency: string; description: string },
    key: string,
  ): Promise<ProviderIntent>;
  /** Throws IntentClosedError if it is being paid or was paid. */
  cancelIntent(intentId: string): Promise<ProviderIntent>;
  retrieveIntent(intentId: string): Promise<ProviderIntent>;
  /** Lists the intents since a time, the latest first. */
  listIntents(since: Date): AsyncIterable<ProviderIntent>;
  /** Throws RefundRefusedError if the provider will never make it. */
  refund(
    refund: { intentId: string; amountMinor: number; refundId: string; attempt: number },
    key: string,
  ): Promise<ProviderRefund>;
  retrieveRefund(refundId: string): Promise<ProviderRefund>;
  /** Lists the refunds of one intent, or those since a time, the latest first. */
  listRefunds(of: { intentId: string } | { since: Date }): AsyncIterable<ProviderRefund>;
  retrieveDispute(disputeId: string): Promise<ProviderDispute>;
  listDisputes(since: Date): AsyncIterable<ProviderDispute>;
  submitEvidence(disputeId: string, evidence: Evidence): Promise<ProviderDispute>;
  /**
   * Verifies the signature of the raw bytes. Throws SignatureError if it is wrong or older than 5 minutes, and
   * UnreadableEventError for an event of another shape.
   */
  readEvent(body: Buffer, signature: string): ProviderEvent;
};

/**
 * The provider refuses our request, not the customer's card: an amount below its minimum, a restricted account, a
 * revoked key. Nothing was done, and a person has to act. `message` is the provider's reason.
 */
export class PaymentsRefusedError extends Error {
  override readonly name = 'PaymentsRefusedError';
}

/** The provider is slow or down, so the result of the call is unknown. */
export class PaymentsUnavailableError extends Error {
  override readonly name = 'PaymentsUnavailableError';
}

/** The provider has no object with this id, for example because its key was changed to another account's. */
export class UnknownAtProviderError extends Error {
  override readonly name = 'UnknownAtProviderError';
}

/** The payment intent can no longer be changed. */
export class IntentClosedError extends Error {
  override readonly name = 'IntentClosedError';
}

/** The provider will never make this refund. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/** The signature of an event is right, but its ids cannot be stored. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}
