import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

export const certificateRevoked: Template<'certificate_revoked'> = {
  subject: (mail) => `Your certificate was revoked: ${mail.title}`,
  because: 'You are receiving this e-mail because it is about a certificate of yours.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Our staff revoked your certificate for <b>{mail.title}</b>. Its page says so from now on to everybody
        who can see it, and whoever verifies its credential learns it. The reason is:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        You can take the quiz again; a pass gives a new certificate. If you think this is a mistake, write to{' '}
        {site.contactEmail}.
      </Paragraph>
      <Action href={`${site.origin}/certificates/${mail.certificateId}`}>Open the certificate</Action>
    </>
  ),
};
