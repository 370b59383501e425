import { moneyText } from '@aw/contracts/money-text';
import type { Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';
import { Callout } from './callout';

const otherMethods = [
  { name: 'Bank transfer', how: 'by bank transfer' },
  { name: 'PayPal', how: 'with PayPal' },
  { name: 'Installments', how: 'in installments' },
];

/** Payment methods of an unpaid order: by card if that is set up, others through support. */
export function PaymentMethods({ order }: { order: Order }) {
  const config = usePublicConfig();
  const amount = moneyText(order.price.finalMinor, order.price.currency);
  if (order.isBeingPaid)
    return (
      <Callout title="Your payment is being processed">
        <p>
          Please do not pay again. This page updates when the payment goes through, usually within a minute.
        </p>
      </Callout>
    );
  return (
    <Callout title="This order is awaiting payment">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="grid content-start justify-items-start gap-4">
          <p>
            {config.hasCardPayment
              ? 'Work starts when you have paid. Paying by card takes a minute. To pay another way, write to support.'
              : 'Card payment is not set up here. Your order is saved. Choose another way below and write to support. Work starts when you have paid.'}
          </p>
          {config.hasCardPayment && order.price.finalMinor > 0 && (
            <Button asChild variant="primary">
              <Link to={paths.payOrder(order.id)}>{`Pay ${amount} now`}</Link>
            </Button>
          )}
        </div>
        <OtherMethods orderId={order.id} amount={amount} />
      </div>
    </Callout>
  );
}

function OtherMethods({ orderId, amount }: { orderId: string; amount: string }) {
  const config = usePublicConfig();
  return (
    <ul className="grid content-start border-t border-line text-14">
      {otherMethods.map(({ name, how }) => {
        const text = `Hello! I would like to pay order ${orderId} (${amount}) ${how}.`;
        return (
          <li key={name} className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-2.5">
            <span className="me-auto font-strong">{name}</span>
            <Link
              to={whatsAppLink(config, text)}
              aria-label={`WhatsApp, to pay ${how}`}
              className="inline-block py-0.5"
            >
              WhatsApp
            </Link>
            <Link
              to={mailLink(config, `Order ${orderId}: pay ${amount} ${how}`)}
              className="inline-block py-0.5"
              aria-label={`Email, to pay ${how}`}
            >
              Email
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
