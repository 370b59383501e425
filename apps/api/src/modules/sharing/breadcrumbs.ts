import type { Context } from '../../context';
import type { Thing } from '../../server/shared-page';

/** A page on the way to another one, by its path on the site. */
type Step = { name: string; path: string };

/** The way from the home page to a page, itself last, as a schema.org BreadcrumbList. */
export function breadcrumbs(
  { config: { SITE_ORIGIN: origin } }: Pick<Context, 'config'>,
  steps: Step[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
