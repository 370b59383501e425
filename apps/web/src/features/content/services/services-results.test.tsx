import texts from '@aw/content/services';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { offerCatalog } from './offer-catalog';
import { serviceCards } from './service-cards';
import { ServicesResults } from './services-results';
import { parseServicesSearch } from './services-search';

const cards = serviceCards(texts);

function render(query: string): string {
  const search = parseServicesSearch(cards, new URLSearchParams(query));
  return renderPage(<ServicesResults cards={cards} search={search} onClear={() => {}} />);
}

const decoded = (html: string) => html.replaceAll('&amp;', '&');

describe('the rows of the services', () => {
  it('[X7] Order Now opens a chat about the service, and Get Quote an email with its name as subject', () => {
    const html = decoded(render('q=MBA'));
    const text = encodeURIComponent('Hello! I would like to order: MBA Thesis Writing (from $35 per page).');
    expect(html).toMatch(
      new RegExp(`href="https://wa\\.me/\\d+\\?text=${text.replaceAll(/[.()*]/g, '\\$&')}"`),
    );
    expect(html).toContain('?subject=Quote%20for%20MBA%20Thesis%20Writing"');
    expect(html).toContain('href="/payment?service=mba-thesis"');
  });

  it('[X14] structured data contain each service with its starting price', () => {
    const { itemListElement } = offerCatalog(cards);
    expect(itemListElement).toHaveLength(20);
    const coursework = {
      itemOffered: { '@type': 'Service', name: 'Coursework Writing', serviceType: 'Assignment Help' },
      priceSpecification: { minPrice: 15, priceCurrency: 'USD', unitText: 'page' },
    };
    expect(offerCatalog(cards.filter(({ id }) => id === 'coursework'))).toMatchObject({
      itemListElement: [coursework],
    });
  });
});
