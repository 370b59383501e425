import { longDate } from '@aw/contracts/long-date';
import { zonedTime } from '@aw/contracts/moment-text';
import { Action, Anchor, Aside, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

export const erasureScheduled: Template<{ eraseAfter: Date; link: string }> = {
  subject: (mail) => `Your account will be erased on ${longDate(mail.eraseAfter, 'UTC')}`,
  because: 'You are receiving this email because you asked us to erase your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        You asked us to erase your {site.name} account. We will do so after {zonedTime(mail.eraseAfter)}. We
        have signed you out of all other browsers.
      </Paragraph>
      <Paragraph>Changed your mind? Sign in before then and keep your account.</Paragraph>
      <Action href={mail.link}>Keep my account</Action>
      <Aside>
        If you did not ask for this, keep your account and choose a new password. Once erased, it cannot be
        restored.
      </Aside>
    </>
  ),
};

export const erasureUndone: Template<object> = {
  subject: () => 'Your account will not be erased',
  because: 'You are receiving this email because your account will not be erased after all.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>The request to erase your {site.name} account was cancelled. Nothing was erased.</Paragraph>
      <Aside>
        If this was not you, someone else has access to your account.{' '}
        <Anchor href={`${site.origin}/forgot-password`}>Choose a new password</Anchor> now: this signs out
        every browser.
      </Aside>
    </>
  ),
};

export const erased: Template<object> = {
  subject: () => 'Your account was erased',
  because:
    'You are receiving this email because your account was erased, as you asked. This is the last email.',
  isPersonal: false,
  Body: ({ site }) => (
    <>
      <Paragraph>Your account at {site.name} was erased, as you asked. You can no longer sign in.</Paragraph>
      <Aside>
        Records we have to keep, such as orders, no longer name you. We no longer store this address, so you
        can use it for a new account.
      </Aside>
    </>
  ),
};
