import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { usePublicConfig } from '~/lib/config';
import { mailLink } from '~/lib/contact-links';

type OtherMethodsProps = { orderId: string | undefined; hasCard: boolean };

/** Payment methods other than cards; the only ones if cards are not set up. */
export function OtherMethods({ orderId, hasCard }: OtherMethodsProps) {
  const config = usePublicConfig();
  const about = orderId ? `order ${orderId}` : 'an order';
  return (
    <Note tone="info" title={hasCard ? 'Other ways to pay.' : 'Card payment is not set up here.'}>
      You can pay by bank transfer, PayPal or in installments. Place the order, then{' '}
      <Link to={mailLink(config, `Another way to pay for ${about}`)}>write to support</Link> for the details.
    </Note>
  );
}
