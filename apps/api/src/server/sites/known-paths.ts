import { siteRoutes } from '@aw/contracts/site-routes';

const patterns = siteRoutes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`));

/** True for a path that the site has a page for. */
export function isSitePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
