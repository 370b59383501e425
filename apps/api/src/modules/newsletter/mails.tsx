import { Letter } from '../mail/rendering/letter';
import { Action, Aside, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

export const newsletterConfirm: Template<{ link: string; days: number }> = {
  subject: () => 'Confirm your subscription',
  because: 'You are receiving this email because someone entered this address for our newsletter.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that you want the {site.name} newsletter. We will not send it until you do.
      </Paragraph>
      <Action href={mail.link}>Confirm subscription</Action>
      <Aside>
        The link opens a page where you confirm, and works for {mail.days} days. If you did not sign up,
        ignore this email, and we will delete your address. After three emails like this one, we send none for
        30 days.
      </Aside>
    </>
  ),
};

export const newsletterWelcome: Template<object> = {
  subject: () => 'Your subscription is confirmed',
  because:
    'You are receiving this email because you subscribed to our newsletter and confirmed this address.',
  isPersonal: false,
  Body: ({ site }) => (
    <>
      <Paragraph>
        Thank you for subscribing to the {site.name} newsletter. You can unsubscribe with one click at the end
        of every issue, or of this email.
      </Paragraph>
      <Action href={`${site.origin}/blog`}>Read the blog</Action>
    </>
  ),
};

export const newsletterIssue: Template<{ subject: string; body: string }> = {
  subject: (mail) => mail.subject,
  because:
    'You are receiving this email because you subscribed to our newsletter and confirmed this address.',
  isPersonal: false,
  Body: ({ mail }) => <Letter>{mail.body}</Letter>,
};
