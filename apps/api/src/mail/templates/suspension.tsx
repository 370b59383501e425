import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

export const suspended: Template<'suspended'> = {
  subject: () => 'Your account is suspended',
  because: 'You are receiving this e-mail because it is about your right to use your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Our staff have suspended your account at {site.name}. You cannot sign in for now; none of your data
        was deleted. The reason is:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        If you think this is a mistake, write to {site.contactEmail}. Somebody will look at it again.
      </Paragraph>
    </>
  ),
};

export const suspensionLifted: Template<'suspension_lifted'> = {
  subject: () => 'Your account is open again',
  because: 'You are receiving this e-mail because it is about your right to use your account.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>
        Your account at {site.name} is no longer suspended. You can sign in, and everything of yours is where
        it was.
      </Paragraph>
      <Action href={`${site.origin}/login`}>Sign in</Action>
    </>
  ),
};
