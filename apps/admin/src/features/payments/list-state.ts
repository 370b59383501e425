import type { WebhookEvent } from '@aw/contracts/payments/staff';

export const webhookStatuses = ['waiting', 'done', 'failed', 'ignored'] as const;
export type WebhookStatus = WebhookEvent['status'];
export const lists = ['notices', 'disputes'] as const;
export type ListName = (typeof lists)[number];

/** What the address of the payments' place says: which list, and which notices. */
export type ListState = { show: ListName; status: WebhookStatus | undefined };

const paymentsPath = '/admin/payments';

/** Reads the list's state from the address; what it does not know counts as not given. */
export function readListState(search: URLSearchParams): ListState {
  return {
    show: lists.find((list) => list === search.get('show')) ?? 'notices',
    status: webhookStatuses.find((status) => status === search.get('status')),
  };
}

/** The address of one of the lists. */
export function paymentsAddress({ show, status }: Partial<ListState> = {}): string {
  const search = new URLSearchParams();
  if (show && show !== 'notices') search.set('show', show);
  if (status && show !== 'disputes') search.set('status', status);
  return paymentsPath + (search.size > 0 ? `?${search}` : '');
}
