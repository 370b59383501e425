import type { AuditVerb } from '@aw/contracts/staff/audit-verbs';

type Area = 'jurisdiction' | 'order' | 'payments' | 'writer';
type OrderVerb = Extract<AuditVerb, `${Area}.${string}`> | 'orders.exported';

/** What staff do to orders, payments, writers and rules, as the log says it. */
export const orderVerbLabel: Readonly<Record<OrderVerb, string>> = {
  'jurisdiction.added': 'added the rule',
  'jurisdiction.changed': 'changed the rule',
  'order.assign': 'assigned the order',
  'order.cancel': 'cancelled the order',
  'order.complete': 'completed the order',
  'order.deliver': 'delivered the work',
  'order.evidence_read': 'saved the evidence pack',
  'order.evidence_sent': 'submitted evidence',
  'order.file_added': 'added a file',
  'order.message': 'wrote to the customer',
  'order.note': 'added a note',
  'order.pay': 'recorded the order as paid',
  'order.payment_recorded': 'recorded a payment',
  'order.propose_extension': 'proposed a later deadline',
  'order.read': 'read the messages',
  'order.reassign': 'gave the order to another writer',
  'order.refund': 'gave everything back',
  'order.refund_approved': 'approved the refund',
  'order.refund_asked': 'asked for a refund',
  'order.refund_declined': 'declined the refund',
  'order.refund_refused': 'decided that nothing goes back',
  'order.refund_retried': 'sent the refund again',
  'order.refund_settled': 'noted the refund as made',
  'order.start': 'started the work',
  'order.stop': 'stopped the order',
  'orders.exported': 'exported orders',
  'payments.notice_replayed': 'replayed a notice',
  'payments.reconciled': 'compared the payments',
  'writer.added': 'added the writer',
  'writer.changed': 'changed the writer',
};
