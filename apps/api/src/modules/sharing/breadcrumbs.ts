import type { Context } from '../../context';
import type { Thing } from '../../server/sites/shared-page';

/** A page in the breadcrumbs of another one. */
type Crumb = { name: string; path: string };

/** Returns a schema.org BreadcrumbList that starts with the home page. The last crumb is the page itself. */
export function breadcrumbs(
  { config: { SITE_ORIGIN: origin } }: Pick<Context, 'config'>,
  crumbs: Crumb[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
