import { moneyText } from '@aw/contracts/money-text';
import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

const because = 'You are receiving this e-mail because it is about your role as an expert.';

export const expertApproved: Template<'expert_approved'> = {
  subject: (mail) => (mail.isFurther ? 'Your further subjects are approved' : 'You are an expert now'),
  because,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.isFurther
          ? `Our staff approved the subjects that you asked for at ${site.name}.`
          : `Our staff made you an expert at ${site.name}: you can answer questions now.`}
      </Paragraph>
      {mail.subjects.length > 0 ? <Paragraph>Your subjects: {mail.subjects.join(', ')}.</Paragraph> : null}
      {mail.reason ? <Quote>{mail.reason}</Quote> : null}
      <Action href={`${site.origin}/expert`}>Open your expert page</Action>
    </>
  ),
};

export const expertRefused: Template<'expert_refused'> = {
  subject: (mail) =>
    mail.staysExpert ? 'Your further subjects were not approved' : 'Your application was not accepted',
  because,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.staysExpert
          ? 'Our staff did not approve the further subjects that you asked for; you stay an expert in your others. The reason is:'
          : `Our staff did not accept your application as an expert at ${site.name}. The reason is:`}
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        You can apply again. If you think this is a mistake, write to {site.contactEmail}.
      </Paragraph>
      <Action href={`${site.origin}/expert`}>Open your application</Action>
    </>
  ),
};

export const expertEnded: Template<'expert_ended'> = {
  subject: () => 'You are no longer an expert',
  because,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Our staff ended your role as an expert at {site.name}. Your answers stay, and so does what you have
        earned.{mail.reason ? ' The reason is:' : ''}
      </Paragraph>
      {mail.reason ? <Quote>{mail.reason}</Quote> : null}
      <Paragraph>If you think this is a mistake, write to {site.contactEmail}.</Paragraph>
      <Action href={`${site.origin}/expert`}>See your earnings</Action>
    </>
  ),
};

export const expertPaid: Template<'expert_paid'> = {
  subject: (mail) => `We paid out ${moneyText(mail.amountMinor, mail.currency)}`,
  because: 'You are receiving this e-mail because it is about your earnings.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We paid out <b>{moneyText(mail.amountMinor, mail.currency)}</b> of your earnings. The reference of the
        transfer is:
      </Paragraph>
      <Quote>{mail.reference}</Quote>
      <Action href={`${site.origin}/expert`}>See your earnings</Action>
    </>
  ),
};
