import { Action, Anchor, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

export const welcome: Template<{ hasCredit: boolean }> = {
  subject: (_, site) => `Welcome to ${site.name}`,
  because: 'You are receiving this email because you created an account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>Your account at {site.name} is ready.</Paragraph>
      {mail.hasCredit ? (
        <Paragraph>
          You have one unlock credit to start with. Use it to unlock any document forever: full preview, text
          and download.
        </Paragraph>
      ) : null}
      <Action href={`${site.origin}/documents`}>Browse the library</Action>
      <Paragraph>
        Earn more credits by <Anchor href={`${site.origin}/upload`}>sharing your own documents</Anchor>.
      </Paragraph>
    </>
  ),
};
