import { Action, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const resetPassword: Template<'reset_password'> = {
  subject: () => 'Choose a new password',
  because: 'You get this mail because a new password was asked for with this address.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Here you can choose a new password for your account at {site.name}. After that every browser that is
        signed in has to sign in again.
      </Paragraph>
      <Action href={mail.link}>Choose a new password</Action>
      <Aside>
        The link works once, for {mail.minutes} minutes. If you did not ask for it, you need not do anything:
        your password stays as it is.
      </Aside>
    </>
  ),
};
