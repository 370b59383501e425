import {
  staffListDisputes,
  staffListWebhooks,
  staffPaymentHealth,
  type WebhookEvent,
} from '@aw/contracts/payments/staff';
import { callQuery } from '../../api/call-query';
import { listAddress, oneOf, oneOfOr } from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

export type WebhookStatus = WebhookEvent['status'];
export const webhookStatuses: readonly WebhookStatus[] = ['waiting', 'done', 'failed', 'ignored'];

/** Address of the payments: the list, and the filter of the webhook events. */
export const paymentsAddress = listAddress('/admin/payments', {
  show: oneOfOr(['notices', 'disputes'], 'notices'),
  status: oneOf(webhookStatuses),
});

/** State of payments, and what waits for staff. */
export function paymentHealthQuery(api: StaffApi) {
  return callQuery(api, ['payments', 'health'], staffPaymentHealth, {});
}

/** Webhook events of the payment provider, newest first. */
export function webhooksQuery(api: StaffApi, status: WebhookStatus | undefined) {
  return listPages(['payments', 'notices', status], (page, signal) =>
    api.page(staffListWebhooks, { query: { status, ...page }, signal }),
  );
}

/** Disputes: open ones by due date first. */
export function disputesQuery(api: StaffApi) {
  return listPages(['payments', 'disputes'], (page, signal) =>
    api.page(staffListDisputes, { query: page, signal }),
  );
}
