import type Stripe from 'stripe';
import { allowOnly, integer, mergedMetadata, type Params, required, text } from './api/params';
import { badRequest, missing } from './failures';
import { idOf, newId } from './ids';
import { findIntent } from './intents/find-intent';
import { newRefund } from './objects/refund';
import { emit, seconds, type World } from './world';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** POST /v1/refunds. All refunds together never exceed the charge. */
export function createRefund(world: World, params: Params): Stripe.Refund {
  allowOnly(params, ['charge', 'payment_intent', 'amount', 'reason', 'metadata']);
  const charge = chargeToRefund(world, params);
  const refundable = charge.amount - charge.amount_refunded;
  if (refundable <= 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  if (charge.disputed && !isReinstated(world, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw badRequest(message, 'charge_disputed');
  }
  const amount = integer(params, 'amount') ?? refundable;
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw badRequest(message, 'parameter_invalid_integer', 'amount');
  }
  if (amount > refundable) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(refundable)})`;
    throw badRequest(message, undefined, 'amount');
  }
  const reason = text(params, 'reason') ?? null;
  if (reason && !reasons.includes(reason)) {
    throw badRequest(`Invalid reason: must be one of ${reasons.join(', ')}`, undefined, 'reason');
  }
  const isPending = world.cards.get(charge.payment_method ?? '')?.hasPendingRefunds ?? false;
  const metadata = mergedMetadata({}, params);
  const refund = newRefund({ charge, amount, reason, metadata, isPending }, seconds(world));
  world.refunds.set(refund.id, refund);
  emit(world, { type: 'refund.created', object: refund });
  emit(world, { type: 'charge.refunded', object: countRefund(world, charge, amount) });
  return refund;
}

/** Returns the refund with an id. Throws a 404 if there is none. */
export function findRefund(world: World, id: string): Stripe.Refund {
  const refund = world.refunds.get(id);
  if (!refund) throw missing('refund', id);
  return refund;
}

/** Settles a pending refund, or marks a refund as returned by the bank, after which the charge can be refunded again. */
export function recordManualRefund(
  world: World,
  refund: Stripe.Refund,
  outcome: 'succeeded' | 'failed',
): Stripe.Refund {
  const isOpen = refund.status === 'pending' || (refund.status === 'succeeded' && outcome === 'failed');
  if (!isOpen) throw badRequest(`The refund ${refund.id} has a status of ${refund.status}.`);
  const { pending_reason: _, ...rest } = refund;
  const settled: Stripe.Refund =
    outcome === 'succeeded'
      ? { ...rest, status: outcome, balance_transaction: newId('txn') }
      : {
          ...rest,
          status: outcome,
          failure_reason: 'unknown',
          failure_balance_transaction: newId('txn'),
        };
  world.refunds.set(settled.id, settled);
  if (outcome === 'failed') {
    const charge = world.charges.get(idOf(refund.charge) ?? '');
    if (charge) countRefund(world, charge, -refund.amount);
    emit(world, { type: 'refund.failed', object: settled });
  }
  emit(world, { type: 'refund.updated', object: settled });
  emit(world, { type: 'charge.refund.updated', object: settled });
  return settled;
}

function countRefund(world: World, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const refunded = charge.amount_refunded + amount;
  const counted = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  world.charges.set(charge.id, counted);
  return counted;
}

function chargeToRefund(world: World, params: Params): Stripe.Charge {
  const chargeId = text(params, 'charge');
  const intentId = text(params, 'payment_intent');
  if (!chargeId) {
    const intent = findIntent(world, required(intentId, 'payment_intent'), 'payment_intent');
    const latest = world.charges.get(idOf(intent.latest_charge) ?? '');
    if (intent.status === 'succeeded' && latest) return latest;
    throw badRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  const charge = world.charges.get(chargeId);
  if (!charge) throw missing('charge', chargeId, 'charge');
  if (!charge.paid) throw badRequest(`Charge ${charge.id} has not been paid.`, 'charge_not_refundable');
  return charge;
}

function isReinstated(world: World, charge: Stripe.Charge): boolean {
  const disputes = [...world.disputes.values()].filter((dispute) => dispute.charge === charge.id);
  return disputes.every(({ status }) => status === 'won');
}

function dollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}
