import { Action, Anchor, Aside, Paragraph } from './parts';
import type { Template } from './template';
import { momentText } from './times';

export const welcome: Template<'welcome'> = {
  subject: (_, site) => `Welcome to ${site.name}`,
  because: 'You are receiving this e-mail because you created an account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>Your account at {site.name} is ready.</Paragraph>
      {mail.hasCredit ? (
        <Paragraph>
          You start with one unlock credit. It opens one document in the library for good: the full preview,
          its text and the download.
        </Paragraph>
      ) : null}
      <Action href={`${site.origin}/documents`}>Browse the library</Action>
      <Paragraph>
        More credits come with <Anchor href={`${site.origin}/upload`}>documents you share</Anchor>.
      </Paragraph>
    </>
  ),
};

export const verifyEmail: Template<'verify_email'> = {
  subject: () => 'Confirm your e-mail address',
  because: 'You are receiving this e-mail because this address was entered when an account was created.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that this address is yours. It is how you get back into your account at {site.name} if
        you ever forget your password, and it gives the first account for a mailbox an unlock credit.
      </Paragraph>
      <Action href={mail.link}>Confirm address</Action>
      <Aside>
        The link works once, for {mail.hours} hours. If you did not create an account, you do not need to do
        anything: an unconfirmed address gets no other e-mails.
      </Aside>
    </>
  ),
};

export const changeEmail: Template<'change_email'> = {
  subject: () => 'Confirm your new e-mail address',
  because: 'You are receiving this e-mail because this address was entered in the settings of an account.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that this address is yours. It then becomes the address of your account at {site.name}.
        Until then, the old one stays in use.
      </Paragraph>
      <Action href={mail.link}>Confirm new address</Action>
      <Aside>
        The link works once, for {mail.hours} hours. If you did not ask for this, you do not need to do
        anything: nothing changes without your confirmation.
      </Aside>
    </>
  ),
};

export const emailChangeRequested: Template<'email_change_requested'> = {
  subject: () => 'A change of e-mail address was requested',
  because: 'You are receiving this e-mail because this is the address of your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Somebody signed in to your account asked to change its e-mail address to <b>{mail.newEmail}</b>. This
        address stays in use until the new one is confirmed.
      </Paragraph>
      <Paragraph>If this was you, there is nothing more to do here.</Paragraph>
      <Aside>
        If it was not you, somebody else has access to your account.{' '}
        <Anchor href={`${site.origin}/forgot-password`}>Choose a new password</Anchor> now: this signs out
        every browser. Then write to {site.contactEmail}.
      </Aside>
    </>
  ),
};

export const resetPassword: Template<'reset_password'> = {
  subject: () => 'Choose a new password',
  because: 'You are receiving this e-mail because a new password was requested for this address.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Here you can choose a new password for your account at {site.name}. After that, every signed-in
        browser has to sign in again.
      </Paragraph>
      <Action href={mail.link}>Choose a new password</Action>
      <Aside>
        The link works once, for {mail.minutes} minutes. If you did not ask for it, you do not need to do
        anything: your password stays as it is.
      </Aside>
    </>
  ),
};

export const securityNotice: Template<'security_notice'> = {
  subject: (mail) => mail.what.replace(/\.$/, ''),
  because: 'You are receiving this e-mail because it is about the security of your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.what} It happened on {momentText(mail.at)}. If this was you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        If it was not you, choose a new password now: this signs out every browser. Then check your settings,
        and write to {site.contactEmail} if you cannot get in.
      </Paragraph>
      <Action href={`${site.origin}/forgot-password`}>Choose a new password</Action>
      <Aside>You do not need to reply to this e-mail, and nobody here will ever ask for your password.</Aside>
    </>
  ),
};
