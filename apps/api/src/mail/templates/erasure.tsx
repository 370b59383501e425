import { longDate } from '@aw/contracts/long-date';
import { Action, Anchor, Aside, Paragraph } from './parts';
import type { Template } from './template';
import { momentText } from './times';

export const erasureScheduled: Template<'erasure_scheduled'> = {
  subject: (mail) => `Your account will be erased on ${longDate(mail.eraseAfter, 'UTC')}`,
  because: 'You are receiving this e-mail because the erasure of your account was requested.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        You asked us to erase your {site.name} account. We will do so after {momentText(mail.eraseAfter)}. All
        other browsers were signed out.
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

export const erasureUndone: Template<'erasure_undone'> = {
  subject: () => 'Your account will not be erased',
  because: 'You are receiving this e-mail because the erasure of your account was cancelled.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>The request to erase your {site.name} account was cancelled. Nothing was erased.</Paragraph>
      <Aside>
        If this was not you, somebody else has access to your account.{' '}
        <Anchor href={`${site.origin}/forgot-password`}>Choose a new password</Anchor> now: this signs out
        every browser.
      </Aside>
    </>
  ),
};

export const erased: Template<'erased'> = {
  subject: () => 'Your account was erased',
  because:
    'You are receiving this e-mail because your account was erased, as you asked. This is the last one.',
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
