import type { Thing } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { absolute, siteDetails } from '~/lib/site-details';
import { service } from '~/lib/structured-data';
import type { ServiceCard } from './service-cards';

/** Returns the services and their starting prices as structured data for search engines. */
export function offerCatalog(cards: readonly ServiceCard[]): Thing {
  return {
    '@type': 'OfferCatalog',
    name: `Services of ${siteDetails.siteName}`,
    url: absolute(paths.services),
    numberOfItems: cards.length,
    itemListElement: cards.map(offerOf),
  };
}

function offerOf({ id, title, description, category, fromUsd, per }: ServiceCard): Thing {
  return {
    '@type': 'Offer',
    url: absolute(paths.orderService(id)),
    itemOffered: service({ name: title, description, category, path: `${paths.services}#${id}` }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: fromUsd,
      priceCurrency: 'USD',
      unitText: per,
    },
  };
}
