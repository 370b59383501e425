import { Action, Anchor, Paragraph } from './parts';
import type { Template } from './template';

export const welcome: Template<'welcome'> = {
  subject: (_, site) => `Welcome to ${site.name}`,
  because: 'You get this mail because you made an account.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>Your account at {site.name} is ready.</Paragraph>
      {mail.hasCredit ? (
        <Paragraph>
          You start with one unlock credit. It opens one document of the library, for good: the whole preview,
          its text and the download.
        </Paragraph>
      ) : null}
      <Action href={`${site.origin}/documents`}>Look through the library</Action>
      <Paragraph>
        More credits come with <Anchor href={`${site.origin}/upload`}>documents that you share</Anchor>.
      </Paragraph>
    </>
  ),
};
