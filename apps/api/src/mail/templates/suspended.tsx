import { Paragraph, Quote } from './parts';
import type { Template } from './template';

export const suspended: Template<'suspended'> = {
  subject: () => 'Your account is suspended',
  because: 'You get this mail because it is about your right to use your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Our staff have suspended your account at {site.name}. You cannot sign in for now; nothing of yours was
        deleted. This is the reason:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        If you think that this is a mistake, write to {site.contactEmail}. Somebody will look at it again.
      </Paragraph>
    </>
  ),
};
