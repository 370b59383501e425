import { spelledOut } from '../../../format/spelled-out';

type MailStatus = { label: string; tone: 'positive' | 'accent' | 'danger' | 'neutral' };

const statuses: Readonly<Record<string, MailStatus>> = {
  queued: { label: 'Waiting', tone: 'accent' },
  sent: { label: 'Sent', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  dropped: { label: 'Not sent', tone: 'neutral' },
};

/** Label and colour of an email's status. The code of an unknown status is shown as words. */
export function mailStatusOf(status: string): MailStatus {
  return statuses[status] ?? { label: spelledOut(status), tone: 'neutral' };
}
