import { Letter } from './letter';
import { Action, Aside, Paragraph, Quote } from './parts';
import type { Template } from './template';

export const messageReceived: Template<'message_received'> = {
  subject: (mail) => `${mail.reference}: ${mail.subject}`,
  because: 'You are receiving this e-mail because it goes to the support address of this site.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        {mail.name} ({mail.email}) wrote, using the form “{mail.kindName}”
        {mail.about === null ? '' : `, about “${mail.about}”`}:
      </Paragraph>
      <Quote>{mail.body}</Quote>
      <Action href={mail.link}>Answer in the console</Action>
      <Aside>
        The console keeps the answer with the message. A reply to this e-mail goes straight to the sender; the
        address is as they typed it and has not been confirmed.
      </Aside>
    </>
  ),
};

export const messageReply: Template<'message_reply'> = {
  subject: (mail) => `${mail.reference}: an answer to your message`,
  because: 'You are receiving this e-mail because a message was sent to our support from this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Letter>{mail.body}</Letter>
      <Aside>
        This is about your message “{mail.subject}”, reference {mail.reference}. Replies to this e-mail reach
        our support.
      </Aside>
    </>
  ),
};
