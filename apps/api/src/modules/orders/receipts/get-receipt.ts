import { countryName } from '@aw/contracts/countries';
import { formatCount, formatNumber } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';
import { serviceOf } from '@aw/contracts/orders/services';
import { handRefundDays } from '@aw/contracts/payments/refund-method';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as z from 'zod/mini';
import { dayMs } from '../../../config/durations';
import type { Context, UserContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import type { MoneyLine, ReceiptFacts } from '../../../workers/pdf/receipt';
import { getOwnOrder } from '../order-access';

const noReceipt = () =>
  new FeatureError(
    409,
    'orders.move',
    'There is no receipt yet, because we have not received a payment. You will find it here when your payment arrives.',
  );

/** Returns the receipt of an own order as a PDF. Throws 404 for other orders and 409 `orders.move` before a payment. */
export async function getReceipt(ctx: UserContext, orderId: string): Promise<Buffer> {
  const order = await getOwnOrder(ctx.db, ctx.userId, orderId);
  const facts = await getReceiptFacts(ctx, order);
  if (facts.payments.length === 0) throw noReceipt();
  return ctx.pdf.draw('receipt', facts, ctx.caller);
}

const methodNames: Readonly<Record<string, string>> = {
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
  installments: 'Installment',
};

type Payment = {
  method: string;
  card_brand: string | null;
  card_last4: string | null;
  reference: string | null;
};

const taxLines = z.array(z.object({ name: z.string(), percent: z.number(), amountMinor: z.number() }));

/** Returns the current facts of an order's receipt. `payments` is empty until money has arrived. */
export async function getReceiptFacts(ctx: Context, order: OrderRow): Promise<ReceiptFacts> {
  const { SITE_NAME: name, SITE_ORIGIN: origin, CONTACT_EMAIL: email, CONTACT_PHONE: phone } = ctx.config;
  const country = order.billing_country ?? order.institution_country;
  return {
    number: order.id,
    seller: { name, email, phone, origin },
    customer: {
      name: order.name,
      email: order.email,
      country: country === null ? null : countryName(country),
    },
    orderedAt: order.placed_at,
    issuedAt: startOfDay(ctx.now()),
    currency: order.currency,
    work: `${serviceOf(order.service).title}, ${formatCount(order.word_count, 'word')} (billed as ${formatNumber(order.billed_words)})`,
    baseMinor: order.base_minor,
    discountMinor: order.discount_minor,
    discountPercent: order.discount_percent,
    totalMinor: order.final_minor ?? 0,
    taxes: taxLines.parse(order.tax_lines),
    payments: await paymentsOf(ctx, order),
    refunds: await refundsOf(ctx, order),
    promised: await promisedOf(ctx, order),
  };
}

/** Receipts show only the day, so that they are identical all day. */
function startOfDay(at: Date): Date {
  return new Date(at.toISOString().slice(0, 10));
}

async function paymentsOf(ctx: Context, order: OrderRow): Promise<MoneyLine[]> {
  const rows = await orders.listPaymentsForStaff(ctx.db, order.id);
  return rows
    .filter((row) => row.received_minor > 0)
    .map((row) => ({
      at: row.succeeded_at ?? row.created_at,
      text: methodText(row),
      minor: row.received_minor,
    }));
}

/** Returns refunds that are promised but not sent yet, with who sends them and by when. */
async function promisedOf(ctx: Context, order: OrderRow): Promise<MoneyLine[]> {
  const rows = await orders.listRefundsForStaff(ctx.db, order.id);
  return rows
    .filter(({ status }) => status === 'pending')
    .map(({ created_at: at, method, reason, amount_minor: minor }) => {
      const until = longDate(at.getTime() + handRefundDays * dayMs, 'UTC');
      const sender = method === 'card' ? 'sent to the card automatically' : `support sends it by ${until}`;
      return { at, text: `${reason.replace(/[.\s]+$/, '')} (${sender})`, minor: -minor };
    });
}

async function refundsOf(ctx: Context, order: OrderRow): Promise<MoneyLine[]> {
  const sent = (await orders.listRefundsForStaff(ctx.db, order.id))
    .filter(({ status }) => status === 'succeeded')
    .map((row) => ({
      at: row.settled_at ?? row.created_at,
      text: `Refunded: ${row.reason}`,
      minor: -row.amount_minor,
    }));
  const lostDisputes = (await orders.listDisputesForStaff(ctx.db, order.id))
    .filter(({ status }) => status === 'lost')
    .map((row) => ({
      at: row.closed_at ?? row.created_at,
      text: 'Returned by the bank',
      minor: -row.amount_minor,
    }));
  return [...sent, ...lostDisputes];
}

/** Describes how a payment was made: "Visa card ending in 4242", "Bank transfer, reference 77". */
function methodText({ method, card_brand: brand, card_last4: last4, reference }: Payment): string {
  if (method !== 'card')
    return [methodNames[method] ?? method, ...(reference ? [`reference ${reference}`] : [])].join(', ');
  const name = brand ? `${brand.charAt(0).toUpperCase()}${brand.slice(1)} card` : 'Card';
  return last4 ? `${name} ending in ${last4}` : name;
}
