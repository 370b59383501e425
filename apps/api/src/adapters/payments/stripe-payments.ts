import Stripe from 'stripe';
import {
  IntentClosedError,
  type PaymentProvider,
  type ProviderIntent,
  RefundRefusedError,
  SignatureError,
  UnreadableEventError,
} from './payment-provider';
import { isRefused, isUnexpectedState, portErrorOf } from './stripe-failures';
import { metadataNames, readEvent, toDispute, toIntent, toRefund } from './stripe-objects';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Origin of a test server with Stripe's API. The default is Stripe. */
  apiBase?: string;
  /** Maximum time of one try of a call. The default is 10 seconds. */
  timeoutMs?: number;
};

const toleranceSeconds = 5 * 60;
const withCharge = { expand: ['latest_charge'] };
const pageSize = 100;

/** Creates card payments by Stripe, with the API version of the installed package. */
export function createStripePayments({
  secretKey,
  webhookSecret,
  apiBase,
  timeoutMs = 10_000,
}: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { paymentIntents, refunds, disputes } = stripe;
  const retrieveIntent = async (id: string) =>
    toIntent(await withPortErrors(paymentIntents.retrieve(id, withCharge)));

  const signedEvent = (body: Buffer, signature: string): unknown => {
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
    } catch (error) {
      throw new SignatureError('The signature of a webhook event was not valid.', { cause: error });
    }
  };

  return {
    retrieveIntent,
    async createIntent({ orderId, amountMinor, currency, description }, key) {
      const wanted = {
        amount: amountMinor,
        currency: currency.toLowerCase(),
        description,
        metadata: { [metadataNames.order]: orderId },
        // Matches the card form: Stripe refuses an intent whose form was created for other ways to pay.
        allowed_payment_method_types: ['card' as const],
        ...withCharge,
      };
      return toIntent(await withPortErrors(paymentIntents.create(wanted, { idempotencyKey: key })));
    },
    async cancelIntent(id) {
      try {
        return await change(paymentIntents.cancel(id, withCharge));
      } catch (error) {
        if (!(error instanceof IntentClosedError)) throw error;
        const intent = await retrieveIntent(id);
        if (intent.status !== 'canceled') throw error;
        return intent;
      }
    },
    listIntents: (since) =>
      mapped(
        paymentIntents.list({ created: madeSince(since), limit: pageSize, expand: ['data.latest_charge'] }),
        toIntent,
      ),
    async refund({ intentId, amountMinor, refundId, attempt }, key) {
      const wanted = {
        payment_intent: intentId,
        amount: amountMinor,
        metadata: { [metadataNames.refund]: refundId, [metadataNames.attempt]: String(attempt) },
      };
      try {
        return toRefund(await refunds.create(wanted, { idempotencyKey: key }));
      } catch (error) {
        if (isRefused(error)) throw new RefundRefusedError(error.message, { cause: error });
        throw portErrorOf(error);
      }
    },
    retrieveRefund: async (id) => toRefund(await withPortErrors(refunds.retrieve(id))),
    listRefunds: (of) =>
      mapped(
        refunds.list(
          'since' in of
            ? { created: madeSince(of.since), limit: pageSize }
            : { payment_intent: of.intentId, limit: pageSize },
        ),
        toRefund,
      ),
    retrieveDispute: async (id) => toDispute(await withPortErrors(disputes.retrieve(id))),
    listDisputes: (since) => mapped(disputes.list({ created: madeSince(since), limit: pageSize }), toDispute),
    async submitEvidence(id, evidence) {
      const sent = {
        customer_name: evidence.customerName ?? undefined,
        customer_email_address: evidence.customerEmail ?? undefined,
        product_description: evidence.productDescription,
        service_date: evidence.serviceDate ?? undefined,
        uncategorized_text: evidence.statement,
      };
      return toDispute(await withPortErrors(disputes.update(id, { evidence: sent, submit: true })));
    },
    readEvent(body, signature) {
      const event = readEvent(signedEvent(body, signature));
      if (!event) throw new UnreadableEventError('A signed webhook event is not of the expected shape.');
      return event;
    },
  };
}

const madeSince = (moment: Date) => ({ gte: Math.floor(moment.getTime() / 1000) });

async function withPortErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw portErrorOf(error);
  }
}

async function change(call: Promise<Stripe.PaymentIntent>): Promise<ProviderIntent> {
  try {
    return toIntent(await call);
  } catch (error) {
    if (isUnexpectedState(error))
      throw new IntentClosedError('The payment intent is closed.', { cause: error });
    throw portErrorOf(error);
  }
}

async function* mapped<T, U>(list: AsyncIterable<T>, map: (item: T) => U): AsyncIterable<U> {
  try {
    for await (const item of list) yield map(item);
  } catch (error) {
    throw portErrorOf(error);
  }
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  };
}
