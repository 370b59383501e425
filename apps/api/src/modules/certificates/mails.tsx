import { Action, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

/** `title` is the quiz’s. */
export const certificateRevoked: Template<{ title: string; reason: string; certificateId: string }> = {
  subject: (mail) => `Your certificate was revoked: ${mail.title}`,
  because: 'You are receiving this email because it is about one of your certificates.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We revoked your certificate for <b>{mail.title}</b>. The reason:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        Its page and its digital credential now say that it is revoked. You can take the quiz again. If you
        pass, you get a new certificate. If you think this is a mistake, write to {site.contactEmail}.
      </Paragraph>
      <Action href={`${site.origin}/certificates/${mail.certificateId}`}>Open the certificate</Action>
    </>
  ),
};
