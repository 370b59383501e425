import { moneyText } from '@aw/contracts/money-text';
import { Action, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

const because = 'You are receiving this email because it is about your role as an expert.';

/** `isFurther` is true if the person was an expert already and requested further subjects. */
export const expertApproved: Template<{
  subjects: readonly string[];
  isFurther: boolean;
  reason: string | null;
}> = {
  subject: (mail) => (mail.isFurther ? 'We approved your new subjects' : 'You are now an expert'),
  because,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.isFurther
          ? `We approved the new subjects you asked for at ${site.name}.`
          : `You are now an expert at ${site.name} and can answer questions.`}
      </Paragraph>
      {mail.subjects.length > 0 ? <Paragraph>Your subjects: {mail.subjects.join(', ')}.</Paragraph> : null}
      {mail.reason ? <Quote>{mail.reason}</Quote> : null}
      <Action href={`${site.origin}/expert`}>Open your expert page</Action>
    </>
  ),
};

export const expertRefused: Template<{ reason: string; staysExpert: boolean }> = {
  subject: (mail) =>
    mail.staysExpert
      ? 'Your new subjects were not approved'
      : 'Your application as an expert was not accepted',
  because,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {mail.staysExpert
          ? 'You are still an expert in your other subjects, but we did not approve the new ones you asked for. The reason:'
          : `We did not accept your application as an expert at ${site.name}. The reason:`}
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        You can apply again. If you think this is a mistake, write to {site.contactEmail}.
      </Paragraph>
      <Action href={`${site.origin}/expert`}>Open your application</Action>
    </>
  ),
};

export const expertEnded: Template<{ reason: string | null }> = {
  subject: () => 'You are no longer an expert',
  because,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We have ended your role as an expert at {site.name}.{mail.reason ? ' The reason:' : ''}
      </Paragraph>
      {mail.reason ? <Quote>{mail.reason}</Quote> : null}
      <Paragraph>
        Your answers stay on the site, and you keep what you have earned. If you think this is a mistake,
        write to {site.contactEmail}.
      </Paragraph>
      <Action href={`${site.origin}/expert`}>See your earnings</Action>
    </>
  ),
};

export const expertPaid: Template<{ amountMinor: number; currency: string; reference: string }> = {
  subject: (mail) => `We sent you ${moneyText(mail.amountMinor, mail.currency)}`,
  because: 'You are receiving this email because it is about your earnings.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We sent you <b>{moneyText(mail.amountMinor, mail.currency)}</b> of your earnings. The transfer
        reference:
      </Paragraph>
      <Quote>{mail.reference}</Quote>
      <Action href={`${site.origin}/expert`}>See your earnings</Action>
    </>
  ),
};
