import { lostText } from './lost-text';
import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

export const uploadRefused: Template<'upload_refused'> = {
  subject: (mail) => `Not in the library: ${mail.title}`,
  because: 'You get this mail because it is about a document that you uploaded.',
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Your document <b>{mail.title}</b> is not in the library, and it does not count as an upload. This is
        the reason:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      {mail.lost && mail.lost.points + mail.lost.credits > 0 ? (
        <Paragraph>What it had earned was taken back: {lostText(mail.lost)}.</Paragraph>
      ) : null}
      <Paragraph>If you think that this is wrong, you can appeal on the document’s page.</Paragraph>
      <Action href={mail.link}>Open the document</Action>
    </>
  ),
};
