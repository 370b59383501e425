import { PriceRow } from '@aw/ui/patterns/price-row';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { VisuallyHidden } from '@aw/ui/primitives/visually-hidden';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';
import type { ServiceCard } from './service-cards';

/** A service with its price, and links to a chat, an email and the order form. */
export function ServiceRow({ service, query }: { service: ServiceCard; query: string }) {
  const config = usePublicConfig();
  const name = <VisuallyHidden>: {service.title}</VisuallyHidden>;
  return (
    <PriceRow
      {...service}
      price={{ amount: `$${service.fromUsd}`, unit: service.per }}
      query={query}
      actions={
        <>
          <Button asChild size="sm">
            <Link to={whatsAppLink(config, orderText(service))}>Order Now{name}</Link>
          </Button>
          <Button asChild size="sm">
            <Link to={mailLink(config, quoteSubject(service))}>Get Quote{name}</Link>
          </Button>
          <Link to={paths.orderService(service.id)} className="inline-flex min-h-8 items-center ps-1 text-13">
            Order form{name}
          </Link>
        </>
      }
    />
  );
}

/** Returns the first message of the chat behind Order Now. */
function orderText({ title, fromUsd, per }: ServiceCard): string {
  return `Hello! I would like to order: ${title} (from $${fromUsd} per ${per}).`;
}

/** Returns the subject of the email behind Get Quote. */
function quoteSubject({ title }: ServiceCard): string {
  return `Quote for ${title}`;
}
