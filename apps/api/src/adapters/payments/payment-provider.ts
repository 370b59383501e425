/** A payment intent as the provider has it now; minor units. */
export type ProviderIntent = {
  id: string;
  /** The provider's word: requires_payment_method, requires_action, processing, succeeded, canceled … */
  status: string;
  currency: string;
  amountMinor: number;
  receivedMinor: number;
  clientSecret: string;
  /** Our order, as we wrote it into the intent. */
  orderId: string | null;
  chargeId: string | null;
  /** When that charge was made: a slow one is decided days later. */
  chargedAt: Date | null;
  card: { brand: string; last4: string } | null;
  /** Why the last try failed, in the provider's words for the customer. */
  failure: string | null;
  createdAt: Date;
};

export type ProviderRefund = {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountMinor: number;
  intentId: string | null;
  /** Our own refund, as we wrote it into theirs; null for one that was made at the provider's own page. */
  refundId: string | null;
  /** Which try of our refund it is, counted from 1. */
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

/** A webhook event whose signature was checked: it says what to fetch, and nothing more is believed. */
export type ProviderEvent = {
  id: string;
  type: string;
  /** What it is about; the payment intent for webhook events about its charge. */
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
 * Card payments. Every call may throw PaymentsUnavailableError, PaymentsRefusedError, and UnknownAtProviderError for an
 * id that is not known; asking twice with one key does one thing.
 */
export type PaymentProvider = {
  createIntent(
    order: { orderId: string; amountMinor: number; currency: string; description: string },
    key: string,
  ): Promise<ProviderIntent>;
  /** Throws IntentClosedError when it is being paid or was paid. */
  cancelIntent(intentId: string): Promise<ProviderIntent>;
  retrieveIntent(intentId: string): Promise<ProviderIntent>;
  /** Sessions made since a moment, the latest first. */
  listIntents(since: Date): AsyncIterable<ProviderIntent>;
  /** Throws RefundRefusedError when the provider will never make it. */
  refund(
    refund: { intentId: string; amountMinor: number; refundId: string; attempt: number },
    key: string,
  ): Promise<ProviderRefund>;
  retrieveRefund(refundId: string): Promise<ProviderRefund>;
  /** Refunds of one intent, or those made since a moment; the latest first. */
  listRefunds(of: { intentId: string } | { since: Date }): AsyncIterable<ProviderRefund>;
  retrieveDispute(disputeId: string): Promise<ProviderDispute>;
  listDisputes(since: Date): AsyncIterable<ProviderDispute>;
  submitEvidence(disputeId: string, evidence: Evidence): Promise<ProviderDispute>;
  /**
   * Checks the signature over the bytes as they came; throws SignatureError when it is wrong or older than 5 minutes,
   * and UnreadableEventError for an event of another shape.
   */
  readEvent(body: Buffer, signature: string): ProviderEvent;
};

/**
 * The provider refuses our requests, not the customer's card: an amount below its minimum, a restricted account, a
 * revoked key. Nothing was done, and a person has to act. `message` is the provider's reason.
 */
export class PaymentsRefusedError extends Error {
  override readonly name = 'PaymentsRefusedError';
}

/** The provider is slow or down: nothing is known of what it did. */
export class PaymentsUnavailableError extends Error {
  override readonly name = 'PaymentsUnavailableError';
}

/** The provider has nothing of this id, such as when its key was changed to another account's. */
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

/** The signature of an event is right, and its ids are none that could be stored. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}
