import { Letter } from './letter';
import { Action, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const newsletterConfirm: Template<'newsletter_confirm'> = {
  subject: () => 'Confirm your subscription',
  because: 'You get this mail because this address was entered for our newsletter.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that the newsletter of {site.name} may come to this address. Until then it does not.
      </Paragraph>
      <Action href={mail.link}>Confirm subscription</Action>
      <Aside>
        The link opens a page with a button that confirms it, and works for {mail.days} days. If somebody else
        typed your address, do nothing: it is forgotten then, and after three such mails none comes for 30
        days.
      </Aside>
    </>
  ),
};

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

export const newsletterIssue: Template<'newsletter_issue'> = {
  subject: (mail) => mail.subject,
  because: 'You get this mail because you subscribed to our newsletter and confirmed this address.',
  isPersonal: false,
  Body: ({ mail }) => <Letter>{mail.body}</Letter>,
};
