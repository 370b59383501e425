import { spelledOut } from '../../../format/spelled-out';

type MailStatus = { label: string; tone: 'positive' | 'accent' | 'danger' | 'neutral' };

const statuses: Readonly<Record<string, MailStatus>> = {
  queued: { label: 'Waiting', tone: 'accent' },
  sent: { label: 'Sent', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  dropped: { label: 'Not sent', tone: 'neutral' },
};

/** What became of a mail; a status that the console does not know is spelled out. */
export function mailStatusOf(status: string): MailStatus {
  return statuses[status] ?? { label: spelledOut(status), tone: 'neutral' };
}
