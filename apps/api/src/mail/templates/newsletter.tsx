import { Letter } from './letter';
import { Action, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const newsletterConfirm: Template<'newsletter_confirm'> = {
  subject: () => 'Confirm your subscription',
  because: 'You are receiving this e-mail because this address was entered for our newsletter.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that we may send the newsletter of {site.name} to this address. Until then, we will
        not.
      </Paragraph>
      <Action href={mail.link}>Confirm subscription</Action>
      <Aside>
        The link opens a page with a button to confirm, and works for {mail.days} days. If somebody else
        entered your address, do nothing: we then forget it, and after three such e-mails we send none for 30
        days.
      </Aside>
    </>
  ),
};

export const newsletterWelcome: Template<'newsletter_welcome'> = {
  subject: () => 'Your subscription is confirmed',
  because:
    'You are receiving this e-mail because you subscribed to our newsletter and confirmed this address.',
  isPersonal: false,
  Body: ({ site }) => (
    <>
      <Paragraph>
        Thank you: the newsletter of {site.name} comes to this address from now on. Every issue has a link at
        the end that turns it off with one click, and so does this e-mail.
      </Paragraph>
      <Action href={`${site.origin}/blog`}>Read the blog in the meantime</Action>
    </>
  ),
};

export const newsletterIssue: Template<'newsletter_issue'> = {
  subject: (mail) => mail.subject,
  because:
    'You are receiving this e-mail because you subscribed to our newsletter and confirmed this address.',
  isPersonal: false,
  Body: ({ mail }) => <Letter>{mail.body}</Letter>,
};
