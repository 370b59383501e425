import { siteRoutes } from '@aw/contracts/site-routes';

const patterns = siteRoutes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`));

/** Returns whether the site has a page for a path. */
export function isSitePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
