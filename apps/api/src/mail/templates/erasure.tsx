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
        You asked us to erase your account at {site.name}. This will happen after{' '}
        {momentText(mail.eraseAfter)}. Every other browser was signed out.
      </Paragraph>
      <Paragraph>Until then you can change your mind: sign in and keep your account.</Paragraph>
      <Action href={mail.link}>Keep my account</Action>
      <Aside>
        If you did not ask for this, keep your account and choose a new password. Once erased, it cannot be
        restored.
      </Aside>
    </>
  ),
};

export const erasureUndone: Template<'erasure_undone'> = {
  subject: () => 'Your account stays',
  because: 'You are receiving this e-mail because the erasure of your account was cancelled.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>
        The erasure of your account at {site.name} was cancelled. Nothing was erased, and everything is as it
        was.
      </Paragraph>
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
        Where records have to be kept, such as those of orders, they no longer name you. This address is no
        longer stored, so it is free for a new account.
      </Aside>
    </>
  ),
};
