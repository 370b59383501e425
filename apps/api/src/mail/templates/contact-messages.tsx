import { Letter } from './letter';
import { Action, Aside, Paragraph, Quote } from './parts';
import type { Template } from './template';

export const messageReceived: Template<'message_received'> = {
  subject: (mail) => `${mail.reference}: ${mail.subject}`,
  because: 'You get this mail because it goes to the support address of this site.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        {mail.name} ({mail.email}) wrote, by the form “{mail.kindName}”
        {mail.about === null ? '' : `, about “${mail.about}”`}:
      </Paragraph>
      <Quote>{mail.body}</Quote>
      <Action href={mail.link}>Answer in the console</Action>
      <Aside>
        The console keeps the answer with the message. An answer to this mail goes straight to the sender; the
        address is as they typed it, and nobody has confirmed it.
      </Aside>
    </>
  ),
};

export const messageReply: Template<'message_reply'> = {
  subject: (mail) => `${mail.reference}: an answer to your message`,
  because: 'You get this mail because a message was sent to our support with this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Letter>{mail.body}</Letter>
      <Aside>
        This is about your message “{mail.subject}”, reference {mail.reference}. Answers to this mail reach
        our support.
      </Aside>
    </>
  ),
};
