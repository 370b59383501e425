import { zonedTime } from '@aw/contracts/moment-text';
import { Action, Anchor, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const welcome: Template<'welcome'> = {
  subject: (_, site) => `Welcome to ${site.name}`,
  because: 'You are receiving this email because you created an account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>Your account at {site.name} is ready.</Paragraph>
      {mail.hasCredit ? (
        <Paragraph>
          You have one unlock credit to start with. Use it to unlock any document forever: full preview, text
          and download.
        </Paragraph>
      ) : null}
      <Action href={`${site.origin}/documents`}>Browse the library</Action>
      <Paragraph>
        Earn more credits by <Anchor href={`${site.origin}/upload`}>sharing your own documents</Anchor>.
      </Paragraph>
    </>
  ),
};

export const verifyEmail: Template<'verify_email'> = {
  subject: () => 'Confirm your email address',
  because: 'You are receiving this email because an account was created with this address.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that this address is yours. You need it to get back into your {site.name} account if
        you forget your password. Confirming it also earns you an unlock credit (once per inbox).
      </Paragraph>
      <Action href={mail.link}>Confirm address</Action>
      <Aside>
        The link works once, within {mail.hours} hours. If you did not create an account, ignore this email:
        we send no other emails to an unconfirmed address.
      </Aside>
    </>
  ),
};

export const changeEmail: Template<'change_email'> = {
  subject: () => 'Confirm your new email address',
  because: 'You are receiving this email because someone entered this address in their account settings.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm your new email address for {site.name}. Until you do, we keep using the old one.
      </Paragraph>
      <Action href={mail.link}>Confirm new address</Action>
      <Aside>
        The link works once, within {mail.hours} hours. If you did not ask for this, ignore this email:
        nothing changes until the address is confirmed.
      </Aside>
    </>
  ),
};

export const emailChangeRequested: Template<'email_change_requested'> = {
  subject: () => 'Someone asked to change your email address',
  because: 'You are receiving this email because this is the address of your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Someone who is signed in to your account asked to change its email address to <b>{mail.newEmail}</b>.
        We keep using this address until the new one is confirmed.
      </Paragraph>
      <Paragraph>If this was you, you do not need to do anything here.</Paragraph>
      <Aside>
        If it was not you, someone else has access to your account.{' '}
        <Anchor href={`${site.origin}/forgot-password`}>Choose a new password</Anchor> now: this signs out
        every browser. Then write to {site.contactEmail}.
      </Aside>
    </>
  ),
};

export const resetPassword: Template<'reset_password'> = {
  subject: () => 'Reset your password',
  because: 'You are receiving this email because someone asked for a new password for this address.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Use this link to choose a new password for your {site.name} account. You will be signed out of every
        browser.
      </Paragraph>
      <Action href={mail.link}>Choose a new password</Action>
      <Aside>
        The link works once, within {mail.minutes} minutes. If you did not ask for it, ignore this email: your
        password stays the same.
      </Aside>
    </>
  ),
};

export const securityNotice: Template<'security_notice'> = {
  subject: (mail) => mail.subject,
  because: 'You are receiving this email to keep your account secure.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.what} This happened on {zonedTime(mail.at)}. If it was you, you do not need to do anything.
      </Paragraph>
      <Paragraph>
        If it was not you, choose a new password now: this signs out every browser. Then check your settings,
        and write to {site.contactEmail} if you cannot get in.
      </Paragraph>
      <Action href={`${site.origin}/forgot-password`}>Choose a new password</Action>
      <Aside>We will never ask for your password.</Aside>
    </>
  ),
};
