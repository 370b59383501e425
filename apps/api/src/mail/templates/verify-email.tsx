import { Action, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const verifyEmail: Template<'verify_email'> = {
  subject: () => 'Confirm your e-mail address',
  because: 'You get this mail because this address was entered when an account was made.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that this address is yours. It is how you get back into your account at {site.name} if
        you ever forget your password, and it gives the first account of a mailbox an unlock credit.
      </Paragraph>
      <Action href={mail.link}>Confirm address</Action>
      <Aside>
        The link works once, for {mail.hours} hours. If you did not make an account, you need not do anything:
        an address that is not confirmed gets no other mail.
      </Aside>
    </>
  ),
};
