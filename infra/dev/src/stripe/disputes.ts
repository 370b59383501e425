import type Stripe from 'stripe';
import { allowOnly, boolean, hash, mergedMetadata, type Params, text } from './api/params';
import { badRequest, missing } from './failures';
import { evidenceFields, evidenceFrom, newDispute } from './objects/dispute';
import { emit, seconds, type World } from './world';

const defaultDays = 7;
const maxEvidenceLength = 150_000;

export type DisputeRequest = {
  /** Time at which evidence is due, in seconds since 1970; default: in a week. */
  dueBy?: number;
  reason?: string;
};

/** Opens a dispute, as when a cardholder disputes a charge. */
export function openDispute(world: World, chargeId: string, request: DisputeRequest): Stripe.Dispute {
  const charge = world.charges.get(chargeId);
  if (!charge?.paid) throw missing('charge', chargeId, 'charge');
  if (charge.disputed) throw badRequest(`Charge ${charge.id} is already disputed.`, 'charge_disputed');
  const created = seconds(world);
  const { dueBy = created + defaultDays * 86_400, reason = 'fraudulent' } = request;
  const dispute = newDispute({ charge, reason, dueBy }, created);
  world.charges.set(charge.id, { ...charge, disputed: true });
  world.disputes.set(dispute.id, dispute);
  emit(world, { type: 'charge.dispute.created', object: dispute });
  emit(world, { type: 'charge.dispute.funds_withdrawn', object: dispute });
  return dispute;
}

/** Returns the dispute with an id. Throws a 404 if there is none. */
export function findDispute(world: World, id: string): Stripe.Dispute {
  const dispute = world.disputes.get(id);
  if (!dispute) throw missing('dispute', id, 'dispute');
  const { due_by } = dispute.evidence_details;
  const isPastDue = dispute.status === 'needs_response' && due_by !== null && due_by < seconds(world);
  return { ...dispute, evidence_details: { ...dispute.evidence_details, past_due: isPastDue } };
}

/** POST /v1/disputes/:id. Evidence is sent to the bank at once unless `submit` is false. */
export function updateDispute(world: World, dispute: Stripe.Dispute, params: Params): Stripe.Dispute {
  allowOnly(params, ['evidence', 'metadata', 'submit']);
  const sent = hash(params, 'evidence');
  allowOnly(sent, [...evidenceFields, 'enhanced_evidence']);
  const hasEvidence = params.evidence !== undefined;
  if (hasEvidence && dispute.status !== 'needs_response') {
    throw badRequest(`This dispute's evidence can no longer be changed: it is ${dispute.status}.`);
  }
  const evidence = evidenceFrom((field) => text(sent, field) ?? storedText(dispute, field));
  if (JSON.stringify(evidence).length > maxEvidenceLength) {
    throw badRequest('The evidence has more than 150,000 characters.', undefined, 'evidence');
  }
  const metadata = mergedMetadata(dispute.metadata, params);
  const changed = { ...dispute, metadata, evidence };
  const isSubmitted = hasEvidence && (boolean(params, 'submit') ?? true);
  const updated = isSubmitted ? submitted(changed) : withEvidence(changed, hasEvidence);
  world.disputes.set(updated.id, updated);
  emit(world, { type: 'charge.dispute.updated', object: updated });
  if (!isSubmitted || !updated.evidence.uncategorized_text) return updated;
  // Two texts that Stripe defines, with which a test decides the dispute at once.
  if (updated.evidence.uncategorized_text === 'winning_evidence') return endDispute(world, updated, 'won');
  if (updated.evidence.uncategorized_text === 'losing_evidence') return endDispute(world, updated, 'lost');
  return updated;
}

/** Closes a dispute: the bank has decided, or the merchant gives up. */
export function endDispute(world: World, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): Stripe.Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw badRequest('This dispute is already closed.');
  }
  const ended = { ...dispute, status: outcome };
  world.disputes.set(ended.id, ended);
  if (outcome === 'won') emit(world, { type: 'charge.dispute.funds_reinstated', object: ended });
  emit(world, { type: 'charge.dispute.closed', object: ended });
  return ended;
}

/** Changes a lost dispute to won, as when the cardholder withdraws it later. */
export function reverseDispute(world: World, dispute: Stripe.Dispute): Stripe.Dispute {
  if (dispute.status !== 'lost') throw badRequest('Only a lost dispute can be reversed.');
  const won = { ...dispute, status: 'won' as const };
  world.disputes.set(won.id, won);
  emit(world, { type: 'charge.dispute.funds_reinstated', object: won });
  emit(world, { type: 'charge.dispute.closed', object: won });
  return won;
}

function storedText(dispute: Stripe.Dispute, field: (typeof evidenceFields)[number]): string | null {
  const value = dispute.evidence[field];
  return typeof value === 'string' ? value : null;
}

function withEvidence(dispute: Stripe.Dispute, hasEvidence: boolean): Stripe.Dispute {
  const { evidence_details: details } = dispute;
  const has_evidence = hasEvidence || details.has_evidence;
  return { ...dispute, evidence_details: { ...details, has_evidence } };
}

function submitted(dispute: Stripe.Dispute): Stripe.Dispute {
  const { evidence_details: details } = dispute;
  return {
    ...dispute,
    status: 'under_review',
    evidence_details: {
      ...details,
      has_evidence: true,
      submission_count: details.submission_count + 1,
      submission_method: 'manual',
    },
  };
}
