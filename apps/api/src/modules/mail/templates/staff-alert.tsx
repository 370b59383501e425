import { Action, Quote } from './parts';
import type { Template } from './template';

export const staffAlert: Template<'staff_alert'> = {
  subject: (mail) => mail.subject,
  because: 'You are receiving this email because this is the support address of the site.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Quote>{mail.what}</Quote>
      <Action href={mail.link}>Open the console</Action>
    </>
  ),
};
