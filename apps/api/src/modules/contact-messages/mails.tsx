import { Letter } from '../mail/rendering/letter';
import { Action, Aside, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

type MessageFacts = { reference: string; subject: string; body: string };

/** `link` leads to the console. */
type FormMessage = MessageFacts & {
  name: string;
  email: string;
  kindName: string;
  about: string | null;
  link: string;
};

/** Forwards a message from a form to our own support address. */
export const messageReceived: Template<FormMessage> = {
  subject: (mail) => `${mail.reference}: ${mail.subject}`,
  because: 'You are receiving this email because this is the support address of the site.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        {mail.name} ({mail.email}) sent a message with the form “{mail.kindName}”
        {mail.about === null ? '' : `, about “${mail.about}”`}:
      </Paragraph>
      <Quote>{mail.body}</Quote>
      <Action href={mail.link}>Answer in the console</Action>
      <Aside>
        Answer in the console to keep the answer with the message. If you reply to this email instead, it goes
        straight to the sender, whose address has not been confirmed.
      </Aside>
    </>
  ),
};

/** Support's answer to a message. */
export const messageReply: Template<MessageFacts> = {
  subject: (mail) => `Our answer to your message ${mail.reference}`,
  because: 'You are receiving this email because you wrote to our support with this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Letter>{mail.body}</Letter>
      <Aside>
        This answers your message “{mail.subject}” (reference {mail.reference}). You can reply to this email.
      </Aside>
    </>
  ),
};
