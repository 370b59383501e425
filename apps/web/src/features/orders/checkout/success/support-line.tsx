import { Link } from '@aw/ui/primitives/link';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';

/** Links to support whose messages already name the order. */
export function SupportLine({ orderId }: { orderId?: string }) {
  const config = usePublicConfig();
  const about = orderId ? `order ${orderId}` : 'an order';
  return (
    <p className="text-14 text-ink-muted">
      Questions? <Link to={whatsAppLink(config, `Hello! I have a question about ${about}.`)}>WhatsApp</Link>{' '}
      or <Link to={mailLink(config, `A question about ${about}`)}>email</Link>
    </p>
  );
}
