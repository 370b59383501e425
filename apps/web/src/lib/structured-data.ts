import type { Thing } from './page-title';
import { absolute, siteDetails } from './site-details';

type Breadcrumb = { name: string; path: string };
type Offer = { name: string; description: string; category?: string; path: string };

/** Returns the organisation that runs the site. */
export function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: siteDetails.siteName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    sameAs: siteDetails.socialLinks.map(({ url }) => url),
  };
}

/** Returns the path from the home page to a page, which is the last step: `breadcrumbs([{ name: 'Blog', path: '/blog' }])`. */
export function breadcrumbs(steps: readonly Breadcrumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** Returns questions with their answers. The page must show them as well. */
export function faqPage(entries: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns a service of the site. */
export function service({ name, description, category, path }: Offer): Thing {
  return {
    '@type': 'Service',
    name,
    description,
    ...(category && { serviceType: category }),
    provider: organization(),
    url: absolute(path),
  };
}
