import { Action, Aside, Paragraph, Quote } from '../parts';
import type { Template } from '../template';
import { OrderLine } from './order-line';

export const orderMessage: Template<'order_message'> = {
  subject: (mail) =>
    `Order ${mail.orderId}: a message from ${mail.from === 'writer' ? mail.name : 'support'}`,
  because: 'You are receiving this e-mail because this address was given with an order.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <OrderLine order={mail} />
      <Paragraph>
        {mail.from === 'writer' ? `${mail.name}, your writer, wrote:` : 'Our support wrote:'}
      </Paragraph>
      <Quote>{mail.body}</Quote>
      <Action href={mail.link}>Answer on the order’s page</Action>
      <Aside>Replies to this e-mail do not reach us. Files sent with the message are on the page, too.</Aside>
    </>
  ),
};
