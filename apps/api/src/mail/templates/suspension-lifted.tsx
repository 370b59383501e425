import { Action, Paragraph } from './parts';
import type { Template } from './template';

export const suspensionLifted: Template<'suspension_lifted'> = {
  subject: () => 'Your account is open again',
  because: 'You get this mail because it is about your right to use your account.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>
        Your account at {site.name} is no longer suspended. You can sign in, and everything of yours is where
        it was.
      </Paragraph>
      <Action href={`${site.origin}/login`}>Sign in</Action>
    </>
  ),
};
