import { Anchor, Aside, Paragraph } from './parts';
import type { Template } from './template';

export const erasureUndone: Template<'erasure_undone'> = {
  subject: () => 'Your account stays',
  because: 'You get this mail because the erasure of your account was called off.',
  isPersonal: true,
  Body: ({ site }) => (
    <>
      <Paragraph>
        The erasure of your account at {site.name} was called off. Nothing was erased, and everything is as it
        was.
      </Paragraph>
      <Aside>
        If this was not you, somebody else can use your account.{' '}
        <Anchor href={`${site.origin}/forgot-password`}>Choose a new password</Anchor> now: that signs every
        browser out.
      </Aside>
    </>
  ),
};
