import type { WebhookStatus } from './list-state';

/** What became of a notice. */
export const webhookStatusLabels: Record<
  WebhookStatus,
  { label: string; tone: 'accent' | 'positive' | 'danger' | 'neutral' }
> = {
  waiting: { label: 'Waiting', tone: 'accent' },
  done: { label: 'Settled', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  ignored: { label: 'Not needed', tone: 'neutral' },
};
