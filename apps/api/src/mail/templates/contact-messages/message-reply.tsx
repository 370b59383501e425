import { Letter } from '../letter';
import { Aside } from '../parts';
import type { Template } from '../template';

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
