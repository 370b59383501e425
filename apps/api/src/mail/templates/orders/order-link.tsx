import { Action, Aside, Paragraph } from '../parts';
import type { Template } from '../template';

export const orderLink: Template<'order_link'> = {
  subject: (mail) => `Order ${mail.orderId}: your link`,
  because: 'You are receiving this e-mail because somebody asked for the link to an order with this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Here is the link to order <b>{mail.orderId}</b> again. It opens the order in any browser, without an
        account.
      </Paragraph>
      <Action href={mail.link}>Open the order</Action>
      <Aside>If you did not ask for it, do nothing. Nobody else has received the link.</Aside>
    </>
  ),
};
