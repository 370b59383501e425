import { Action, Paragraph } from './parts';
import type { Template } from './template';

export const unlockRefunded: Template<'unlock_refunded'> = {
  subject: (mail) => `Your credit is back: ${mail.title}`,
  because: 'You get this mail because you had unlocked a document that was taken out of the library.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        The document <b>{mail.title}</b>, which you had unlocked, was taken out of the library. It can no
        longer be opened or downloaded.
      </Paragraph>
      <Paragraph>
        The unlock credit that you paid for it is back in your balance, and opens any other document.
      </Paragraph>
      <Action href={`${site.origin}/documents`}>Look through the library</Action>
    </>
  ),
};
