import type Stripe from 'stripe';
import { idOf, newId } from '../ids';

/** Fields of the evidence that are a text or the id of a file. */
export const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

type EvidenceField = (typeof evidenceFields)[number];

/** Returns evidence in which `read` provides each field. */
export function evidenceFrom(read: (field: EvidenceField) => string | null): Stripe.Dispute.Evidence {
  return {
    access_activity_log: read('access_activity_log'),
    billing_address: read('billing_address'),
    cancellation_policy: read('cancellation_policy'),
    cancellation_policy_disclosure: read('cancellation_policy_disclosure'),
    cancellation_rebuttal: read('cancellation_rebuttal'),
    customer_communication: read('customer_communication'),
    customer_email_address: read('customer_email_address'),
    customer_name: read('customer_name'),
    customer_purchase_ip: read('customer_purchase_ip'),
    customer_signature: read('customer_signature'),
    duplicate_charge_documentation: read('duplicate_charge_documentation'),
    duplicate_charge_explanation: read('duplicate_charge_explanation'),
    duplicate_charge_id: read('duplicate_charge_id'),
    enhanced_evidence: {},
    product_description: read('product_description'),
    receipt: read('receipt'),
    refund_policy: read('refund_policy'),
    refund_policy_disclosure: read('refund_policy_disclosure'),
    refund_refusal_explanation: read('refund_refusal_explanation'),
    service_date: read('service_date'),
    service_documentation: read('service_documentation'),
    shipping_address: read('shipping_address'),
    shipping_carrier: read('shipping_carrier'),
    shipping_date: read('shipping_date'),
    shipping_documentation: read('shipping_documentation'),
    shipping_tracking_number: read('shipping_tracking_number'),
    uncategorized_file: read('uncategorized_file'),
    uncategorized_text: read('uncategorized_text'),
  };
}

export type DisputeFields = { charge: Stripe.Charge; reason: string; dueBy: number };

/** Returns a new dispute that waits for evidence. Times are in seconds since 1970. */
export function newDispute({ charge, reason, dueBy }: DisputeFields, created: number): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: evidenceFrom(() => null),
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: dueBy < created,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  };
}
