import { zonedTime } from '@aw/contracts/moment-text';
import { Action, Anchor, Aside, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

/** News about an account's security: a short subject, such as "Your password was changed", and whole sentences. */
export type SecurityNotice = { subject: string; what: string };

export const verifyEmail: Template<{ link: string; hours: number }> = {
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

/** Goes to the new address. */
export const changeEmail: Template<{ link: string; hours: number }> = {
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

/** Goes to the old address. */
export const emailChangeRequested: Template<{ newEmail: string }> = {
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

export const resetPassword: Template<{ link: string; minutes: number }> = {
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

export const securityNotice: Template<SecurityNotice & { at: Date }> = {
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

export const suspended: Template<{ reason: string }> = {
  subject: () => 'Your account is suspended',
  because: 'You are receiving this email because it is about access to your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>We have suspended your account at {site.name}. The reason:</Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        You cannot sign in for now, but we have not deleted any of your data. If you think this is a mistake,
        write to {site.contactEmail}, and we will review it.
      </Paragraph>
    </>
  ),
};

export const suspensionLifted: Template<object> = {
  subject: () => 'Your account is no longer suspended',
  because: 'You are receiving this email because it is about access to your account.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>
        We have lifted the suspension of your {site.name} account. You can sign in again, and everything is
        where you left it.
      </Paragraph>
      <Action href={`${site.origin}/login`}>Sign in</Action>
    </>
  ),
};
