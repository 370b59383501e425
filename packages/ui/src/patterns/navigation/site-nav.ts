/** A link of a menu; `covers` names further pages that belong to it. */
export type NavLink = { label: string; to: string; covers?: readonly string[] };
export type NavMenu = { label: string; items: NavLink[] };
export type NavEntry = NavLink | NavMenu;

/**
 * Returns the link to the open page, or to its nearest ancestor; the first one if several match. A link to a section of
 * a page never matches.
 */
export function currentLink<L extends NavLink>(links: readonly L[], currentPath: string): L | undefined {
  const above = links.map((link) => ({ link, length: lengthAbove(link, currentPath) }));
  const nearest = Math.max(...above.map(({ length }) => length));
  return nearest > 0 ? above.find(({ length }) => length === nearest)?.link : undefined;
}

/** Returns the links of a header's entries, in order. */
export function linksOf(entries: readonly NavEntry[]): NavLink[] {
  return entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
}

/** Returns the length of the link's path if the current path is that page or below it, else 0. */
function lengthAbove({ to, covers = [] }: NavLink, currentPath: string): number {
  if (to.includes('#')) return 0;
  const paths = [to, ...covers].map((one) => one.split('?')[0] ?? one);
  const fitting = paths.filter(
    (path) => path === currentPath || (path !== '/' && currentPath.startsWith(`${path}/`)),
  );
  return Math.max(0, ...fitting.map((path) => path.length));
}
