import type { Thing } from '~/lib/page-title';
import { absolute, siteDetails } from '~/lib/site-details';
import { organization } from '~/lib/structured-data';

/** Returns the site with the address of its search. */
export function webSite(): Thing {
  return {
    '@type': 'WebSite',
    name: siteDetails.siteName,
    url: absolute('/'),
    publisher: organization(),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absolute('/search?q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}
