import { Aside, Paragraph } from './parts';
import type { Template } from './template';

export const erased: Template<'erased'> = {
  subject: () => 'Your account was erased',
  because: 'You get this mail because your account was erased, as you asked. It is the last one.',
  isPersonal: false,
  Body: ({ site }) => (
    <>
      <Paragraph>Your account at {site.name} was erased, as you asked. You can no longer sign in.</Paragraph>
      <Aside>
        Where records have to be kept, such as those of orders, they no longer name you. This address is no
        longer stored, so it is free for a new account.
      </Aside>
    </>
  ),
};
