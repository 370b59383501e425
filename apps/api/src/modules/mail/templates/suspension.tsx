import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

export const suspended: Template<'suspended'> = {
  subject: () => 'Your account is suspended',
  because: 'You are receiving this email because it is about access to your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>We have suspended your account at {site.name}. The reason:</Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        You cannot sign in for now, but we have not deleted any of your data. If you think this is a mistake,
        write to {site.contactEmail}, and we will review it.
      </Paragraph>
    </>
  ),
};

export const suspensionLifted: Template<'suspension_lifted'> = {
  subject: () => 'Your account is no longer suspended',
  because: 'You are receiving this email because it is about access to your account.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>
        We have lifted the suspension of your {site.name} account. You can sign in again, and everything is
        where you left it.
      </Paragraph>
      <Action href={`${site.origin}/login`}>Sign in</Action>
    </>
  ),
};
