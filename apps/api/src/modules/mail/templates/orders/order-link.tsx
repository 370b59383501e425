import { Action, Aside, Paragraph } from '../parts';
import type { Template } from '../template';

export const orderLink: Template<'order_link'> = {
  subject: (mail) => `The link to your order ${mail.orderId}`,
  because:
    'You are receiving this email because someone asked for the link to an order placed with this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Here is the link to order <b>{mail.orderId}</b>. It opens the order in any browser, without an
        account.
      </Paragraph>
      <Action href={mail.link}>Open the order</Action>
      <Aside>If you did not ask for it, ignore this email. No one else has received the link.</Aside>
    </>
  ),
};
