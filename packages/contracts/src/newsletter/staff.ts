import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { lineField, moment, textField } from '../fields';

const staff = { scope: 'staff', tag: 'Staff: newsletter' } as const;

export const staffGetNewsletter = endpoint('GET /api/admin/newsletter', {
  ...staff,
  permission: 'newsletter.read',
  summary:
    'How many addresses are unconfirmed, confirmed, or unsubscribed within a year, and the issues that were sent.',
  responses: {
    200: z.object({
      pending: z.number(),
      confirmed: z.number(),
      unsubscribed: z.number(),
      issues: z.array(
        z.object({
          id: z.string(),
          subject: z.string(),
          by: z.string(),
          recipients: z.number(),
          createdAt: moment,
        }),
      ),
    }),
  },
});

export const staffSendIssue = endpoint('POST /api/admin/newsletter/issues', {
  ...staff,
  permission: 'newsletter.read',
  summary:
    'Sends an issue to every confirmed address, in jobs, with one-click unsubscribe. The same issue is not sent twice within a day. With `dryRun`, only counts the addresses. Administrators only.',
  body: z.object({
    subject: lineField(200).check(z.minLength(1, 'Please write the subject.')),
    /** Plain text. An empty line begins a new paragraph; an address on a line of its own becomes a button. */
    body: textField(20_000).check(z.minLength(1, 'Please write the issue.')),
    dryRun: z._default(z.boolean(), true),
  }),
  responses: { 200: z.object({ recipients: z.number(), isSent: z.boolean() }) },
});
