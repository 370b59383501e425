import { Anchor, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const emailChangeRequested: Template<'email_change_requested'> = {
  subject: () => 'A new e-mail address was asked for',
  because: 'You get this mail because this is the address of your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Somebody signed in to your account asked to change its e-mail address to <b>{mail.newEmail}</b>. This
        address stays in use until the new one is confirmed.
      </Paragraph>
      <Paragraph>If this was you, there is nothing more to do here.</Paragraph>
      <Aside>
        If it was not you, somebody else can use your account.{' '}
        <Anchor href={`${site.origin}/forgot-password`}>Choose a new password</Anchor> now: that signs every
        browser out. Then write to {site.contactEmail}.
      </Aside>
    </>
  ),
};
