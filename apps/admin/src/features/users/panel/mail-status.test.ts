import { expect, it } from 'vitest';
import { mailStatusOf } from './mail-status';

it('[M9] the status of an email is shown in a word', () => {
  const labels = ['queued', 'sent', 'failed', 'dropped'].map((status) => mailStatusOf(status).label);
  expect(labels).toEqual(['Waiting', 'Sent', 'Failed', 'Not sent']);
  expect(mailStatusOf('bounced_back')).toEqual({ label: 'Bounced back', tone: 'neutral' });
});
