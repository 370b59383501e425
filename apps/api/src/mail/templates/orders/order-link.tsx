import { Action, Aside, Paragraph } from '../parts';
import type { Template } from '../template';

export const orderLink: Template<'order_link'> = {
  subject: (mail) => `Order ${mail.orderId}: the way to it`,
  because: 'You get this mail because somebody asked for the link of an order with this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Here is the link to order <b>{mail.orderId}</b> once more. It opens the order in any browser, without
        an account.
      </Paragraph>
      <Action href={mail.link}>Open the order</Action>
      <Aside>If you did not ask for it, do nothing. Nobody else has got the link.</Aside>
    </>
  ),
};
