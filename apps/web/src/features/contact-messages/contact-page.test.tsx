import contact from '@aw/content/contact';
import { describe, expect, it } from 'vitest';
import { meta } from '~/routes/contact';
import { renderPage } from '~/testing/render-page';
import { ContactPage } from './contact-page';

const html = renderPage(<ContactPage />);
const count = (text: string) => html.split(text).length - 1;

describe('the built contact page', () => {
  it('[X7] [X8] the contact page shows twelve locations, and only Dubai is an office', () => {
    expect(contact.locations).toHaveLength(12);
    for (const { city } of contact.locations) expect(html).toContain(`>${city}</h3>`);
    expect(count('Service location')).toBe(11);
    expect(contact.locations.filter(({ kind }) => kind === 'Main office').map(({ city }) => city)).toEqual([
      'Dubai',
    ]);
  });

  it('[X7] the contact page names all seven emirates', () => {
    const emirates = [
      'Abu Dhabi',
      'Ajman',
      'Dubai',
      'Fujairah',
      'Ras Al Khaimah',
      'Sharjah',
      'Umm Al Quwain',
    ];
    for (const emirate of emirates) expect(html).toContain(`>${emirate}</h3>`);
  });

  it('[X7] the contact page has opening hours, all answers in full, and three other ways to reach support', () => {
    expect(count('24/7')).toBeGreaterThan(1);
    for (const { question, answer } of contact.faq) {
      expect(html).toContain(question);
      expect(html).toContain(answer);
    }
    for (const way of ['https://wa.me/', 'mailto:', 'tel:']) expect(html).toContain(`href="${way}`);
    expect(count('<h1')).toBe(1);
  });

  it('[X7] the contact page’s structured data contains the questions that it shows', () => {
    const things = meta().flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
    expect(things).toMatchObject([
      { '@type': 'ContactPage' },
      { '@type': 'FAQPage', mainEntity: contact.faq.map(({ question }) => ({ name: question })) },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
