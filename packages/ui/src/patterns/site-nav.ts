/** A link of a menu; `covers` names further pages that belong to it. */
export type NavLink = { label: string; to: string; covers?: readonly string[] };
export type NavMenu = { label: string; items: NavLink[] };
export type NavEntry = NavLink | NavMenu;

/**
 * The one link that leads to the open page, else to the nearest page above it; the first of several that do. A link to
 * a part of a page is never it.
 */
export function currentLink<L extends NavLink>(links: readonly L[], currentPath: string): L | undefined {
  const above = links.map((link) => ({ link, length: lengthAbove(link, currentPath) }));
  const nearest = Math.max(...above.map(({ length }) => length));
  return nearest > 0 ? above.find(({ length }) => length === nearest)?.link : undefined;
}

/** The links of a header's entries, in order. */
export function linksOf(entries: readonly NavEntry[]): NavLink[] {
  return entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
}

/** How long a link's own part of a path is; 0 where the path is neither it nor below it. */
function lengthAbove({ to, covers = [] }: NavLink, currentPath: string): number {
  if (to.includes('#')) return 0;
  const paths = [to, ...covers].map((one) => one.split('?')[0] ?? one);
  const fitting = paths.filter(
    (path) => path === currentPath || (path !== '/' && currentPath.startsWith(`${path}/`)),
  );
  return Math.max(0, ...fitting.map((path) => path.length));
}
