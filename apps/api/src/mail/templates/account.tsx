import { Action, Anchor, Aside, Paragraph } from './parts';
import type { Template } from './template';
import { momentText } from './times';

export const welcome: Template<'welcome'> = {
  subject: (_, site) => `Welcome to ${site.name}`,
  because: 'You get this mail because you made an account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>Your account at {site.name} is ready.</Paragraph>
      {mail.hasCredit ? (
        <Paragraph>
          You start with one unlock credit. It opens one document of the library, for good: the whole preview,
          its text and the download.
        </Paragraph>
      ) : null}
      <Action href={`${site.origin}/documents`}>Look through the library</Action>
      <Paragraph>
        More credits come with <Anchor href={`${site.origin}/upload`}>documents that you share</Anchor>.
      </Paragraph>
    </>
  ),
};

export const verifyEmail: Template<'verify_email'> = {
  subject: () => 'Confirm your e-mail address',
  because: 'You get this mail because this address was entered when an account was made.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that this address is yours. It is how you get back into your account at {site.name} if
        you ever forget your password, and it gives the first account of a mailbox an unlock credit.
      </Paragraph>
      <Action href={mail.link}>Confirm address</Action>
      <Aside>
        The link works once, for {mail.hours} hours. If you did not make an account, you need not do anything:
        an address that is not confirmed gets no other mail.
      </Aside>
    </>
  ),
};

export const changeEmail: Template<'change_email'> = {
  subject: () => 'Confirm your new e-mail address',
  because: 'You get this mail because this address was entered in the settings of an account.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that this address is yours. From then on it is the address of your account at{' '}
        {site.name}; until then the old one stays in use.
      </Paragraph>
      <Action href={mail.link}>Confirm new address</Action>
      <Aside>
        The link works once, for {mail.hours} hours. If you did not ask for this, you need not do anything:
        without your confirmation nothing changes.
      </Aside>
    </>
  ),
};

export const emailChangeRequested: Template<'email_change_requested'> = {
  subject: () => 'A new e-mail address was asked for',
  because: 'You get this mail because this is the address of your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Somebody signed in to your account asked to change its e-mail address to <b>{mail.newEmail}</b>. This
        address stays in use until the new one is confirmed.
      </Paragraph>
      <Paragraph>If this was you, there is nothing more to do here.</Paragraph>
      <Aside>
        If it was not you, somebody else can use your account.{' '}
        <Anchor href={`${site.origin}/forgot-password`}>Choose a new password</Anchor> now: that signs every
        browser out. Then write to {site.contactEmail}.
      </Aside>
    </>
  ),
};

export const resetPassword: Template<'reset_password'> = {
  subject: () => 'Choose a new password',
  because: 'You get this mail because a new password was asked for with this address.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Here you can choose a new password for your account at {site.name}. After that every browser that is
        signed in has to sign in again.
      </Paragraph>
      <Action href={mail.link}>Choose a new password</Action>
      <Aside>
        The link works once, for {mail.minutes} minutes. If you did not ask for it, you need not do anything:
        your password stays as it is.
      </Aside>
    </>
  ),
};

export const securityNotice: Template<'security_notice'> = {
  subject: (mail) => mail.what.replace(/\.$/, ''),
  because: 'You get this mail because it is about the security of your account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.what} It happened on {momentText(mail.at)}. If this was you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        If it was not you, choose a new password now: that signs every browser out. Then look through your
        settings, and write to {site.contactEmail} if you cannot get in.
      </Paragraph>
      <Action href={`${site.origin}/forgot-password`}>Choose a new password</Action>
      <Aside>This mail asks for no answer, and nobody here will ever ask for your password.</Aside>
    </>
  ),
};
