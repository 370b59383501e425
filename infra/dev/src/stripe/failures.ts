import type Stripe from 'stripe';

/** Value of `error` in the answers of Stripe. */
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

/** A failed call of the API. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Returns the address of the documentation of an error code. */
export const docUrl = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

/** Failure of an invalid request: status 400. */
export function badRequest(message: string, code?: string, param?: string): StripeFailure {
  const about = { ...(code && { code, doc_url: docUrl(code) }), ...(param && { param }) };
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...about });
}

/** Failure of a request for an unknown id: status 404. */
export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  const code = 'resource_missing';
  const message = `No such ${kind}: '${id}'`;
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code,
    doc_url: docUrl(code),
    message,
    param,
  });
}

/** Failure of a call that the state of the intent does not allow: status 400 with the intent. */
export function unexpectedState(message: string, intent: Stripe.PaymentIntent): StripeFailure {
  const code = 'payment_intent_unexpected_state';
  const body = { type: 'invalid_request_error', code, doc_url: docUrl(code), message } as const;
  return new StripeFailure(400, { ...body, payment_intent: intent });
}

/** Failure of a declined card: status 402 with the current intent. */
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
