import { Action, Aside, Paragraph, Quote } from '../parts';
import type { Template } from '../template';
import { OrderLine } from './order-line';

export const orderMessage: Template<'order_message'> = {
  subject: (mail) =>
    `Order ${mail.orderId}: new message from ${mail.from === 'writer' ? mail.name : 'support'}`,
  because: 'You are receiving this email because an order was placed with this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        {mail.from === 'writer' ? `Your writer ${mail.name} wrote:` : 'Our support team wrote:'}
      </Paragraph>
      <Quote>{mail.body}</Quote>
      <Action href={mail.link}>Reply on the order page</Action>
      <Aside>
        Please reply on the order page: replies to this email do not reach us. Any attached files are there
        too.
      </Aside>
      <OrderLine order={mail} />
    </>
  ),
};
