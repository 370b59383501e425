import { Letter } from '../letter';
import type { Template } from '../template';

export const newsletterIssue: Template<'newsletter_issue'> = {
  subject: (mail) => mail.subject,
  because: 'You get this mail because you subscribed to our newsletter and confirmed this address.',
  isPersonal: false,
  Body: ({ mail }) => <Letter>{mail.body}</Letter>,
};
