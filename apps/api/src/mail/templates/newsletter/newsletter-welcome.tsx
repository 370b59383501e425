import { Action, Paragraph } from '../parts';
import type { Template } from '../template';

export const newsletterWelcome: Template<'newsletter_welcome'> = {
  subject: () => 'Your subscription is confirmed',
  because: 'You get this mail because you subscribed to our newsletter and confirmed this address.',
  isPersonal: false,
  Body: ({ site }) => (
    <>
      <Paragraph>
        Thank you: the newsletter of {site.name} comes to this address from now on. Every issue has a link at
        its end that turns it off with one click, and so has this mail.
      </Paragraph>
      <Action href={`${site.origin}/blog`}>Read the blog meanwhile</Action>
    </>
  ),
};
