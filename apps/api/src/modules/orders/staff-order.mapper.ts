import type { StaffDispute, StaffOrder, StaffPayment, StaffRefund } from '@aw/contracts/orders/staff-shapes';
import type { StaffDecisionRow, StaffDisputeRow, StaffPaymentRow, StaffRefundRow } from '@aw/db/orders';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Maps a payment for staff. The reference is that of the transfer, or the provider's id. */
export function toStaffPayment(row: StaffPaymentRow): StaffPayment {
  return {
    id: row.id,
    method: row.method,
    status: row.status,
    amountMinor: row.amount_minor,
    receivedMinor: row.received_minor,
    reference: row.reference ?? row.intent_id,
    failure: row.failure,
    recordedBy: row.recorded_by,
    createdAt: row.created_at.toISOString(),
    succeededAt: iso(row.succeeded_at),
  };
}

/** Maps a refund for staff. */
export function toStaffRefund(row: StaffRefundRow): StaffRefund {
  return {
    id: row.id,
    amountMinor: row.amount_minor,
    reason: row.reason,
    cause: row.cause,
    status: row.status,
    isByCard: row.method === 'card',
    requestedBy: row.requested_by_name,
    approvedBy: row.approved_by_name,
    failure: row.failure,
    mergedInto: row.merged_into,
    reducedMinor: row.reduced_minor,
    createdAt: row.created_at.toISOString(),
    settledAt: iso(row.settled_at),
  };
}

/** Maps a dispute for staff. */
export function toStaffDispute(row: StaffDisputeRow, currency: string): StaffDispute {
  return {
    id: row.id,
    orderId: row.order_id,
    amountMinor: row.amount_minor,
    currency,
    reason: row.reason,
    status: row.status,
    isOpen: row.closed_at === null,
    dueBy: iso(row.due_by),
    submittedAt: iso(row.submitted_at),
    createdAt: row.created_at.toISOString(),
  };
}

/** Maps a decision about the jurisdictions of an order. */
export function toDecision(row: StaffDecisionRow): StaffOrder['jurisdiction'][number] {
  return {
    at: row.at.toISOString(),
    isAllowed: row.is_allowed,
    service: row.service,
    institutionCountry: row.institution_country,
    institutionRegion: row.institution_region,
    billingCountry: row.billing_country,
    headerCountries: row.header_countries,
    barredBy: row.barred_by,
    law: row.law,
  };
}
