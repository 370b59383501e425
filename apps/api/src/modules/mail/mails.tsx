import { Action, Quote } from './rendering/parts';
import type { Template } from './rendering/template';

/** Alerts staff at our own support address; `link` leads to the console. */
export const staffAlert: Template<{ subject: string; what: string; link: string }> = {
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
