import type Stripe from 'stripe';

/** The inside of `{ error: … }` as Stripe sends it. */
export type FailureBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  doc_url?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
};

/** An answer of the API that is not a success. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

const docs = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

/** A request that cannot be done as it was asked: status 400. */
export function badRequest(message: string, code?: string, param?: string): StripeFailure {
  const about = { ...(code && { code, doc_url: docs(code) }), ...(param && { param }) };
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...about });
}

/** Nothing has this id: status 404. */
export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  const code = 'resource_missing';
  const message = `No such ${kind}: '${id}'`;
  return new StripeFailure(404, { type: 'invalid_request_error', code, doc_url: docs(code), message, param });
}

/** The call is not in the intent's state: status 400 with the intent. */
export function unexpectedState(message: string, intent: Stripe.PaymentIntent): StripeFailure {
  const code = 'payment_intent_unexpected_state';
  const body = { type: 'invalid_request_error', code, doc_url: docs(code), message } as const;
  return new StripeFailure(400, { ...body, payment_intent: intent });
}

/** The card was refused: status 402 with the intent as it is now. */
export function cardFailure(intent: Stripe.PaymentIntent): StripeFailure {
  const {
    message = '',
    code,
    decline_code,
    doc_url,
    charge,
    payment_method,
  } = intent.last_payment_error ?? {};
  const about = { message, code, decline_code, doc_url, charge, payment_method };
  return new StripeFailure(402, { type: 'card_error', ...about, payment_intent: intent });
}
