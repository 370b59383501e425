import { Action, Aside, Paragraph } from './parts';
import type { Template } from './template';
import { momentText } from './times';

export const securityNotice: Template<'security_notice'> = {
  subject: (mail) => mail.what.replace(/\.$/, ''),
  because: 'You get this mail because it is about the security of your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.what} It happened on {momentText(mail.at)}. If this was you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        If it was not you, choose a new password now: that signs every browser out. Then look through your
        settings, and write to {site.contactEmail} if you cannot get in.
      </Paragraph>
      <Action href={`${site.origin}/forgot-password`}>Choose a new password</Action>
      <Aside>This mail asks for no answer, and nobody here will ever ask for your password.</Aside>
    </>
  ),
};
