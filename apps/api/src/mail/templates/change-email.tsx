import { Action, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const changeEmail: Template<'change_email'> = {
  subject: () => 'Confirm your new e-mail address',
  because: 'You get this mail because this address was entered in the settings of an account.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that this address is yours. From then on it is the address of your account at{' '}
        {site.name}; until then the old one stays in use.
      </Paragraph>
      <Action href={mail.link}>Confirm new address</Action>
      <Aside>
        The link works once, for {mail.hours} hours. If you did not ask for this, you need not do anything:
        without your confirmation nothing changes.
      </Aside>
    </>
  ),
};
