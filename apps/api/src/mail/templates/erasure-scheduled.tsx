import { Action, Aside, Paragraph } from './parts';
import type { Template } from './template';
import { dayText, momentText } from './times';

export const erasureScheduled: Template<'erasure_scheduled'> = {
  subject: (mail) => `Your account will be erased on ${dayText(mail.eraseAfter)}`,
  because: 'You get this mail because the erasure of your account was asked for.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        You asked us to erase your account at {site.name}. This will happen after{' '}
        {momentText(mail.eraseAfter)}. Every other browser was signed out.
      </Paragraph>
      <Paragraph>Until then you can change your mind: sign in and keep your account.</Paragraph>
      <Action href={mail.link}>Keep my account</Action>
      <Aside>
        If you did not ask for this, keep your account and choose a new password. After the erasure it cannot
        be brought back.
      </Aside>
    </>
  ),
};
