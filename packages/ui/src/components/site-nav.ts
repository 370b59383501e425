export type NavLink = { label: string; to: string };
export type NavMenu = { label: string; items: NavLink[] };
export type NavEntry = NavLink | NavMenu;

/** Whether a link leads to the page that is open, or to one above it. */
export function isCurrent(to: string, currentPath: string): boolean {
  const path = to.split(/[?#]/)[0] ?? to;
  return path === currentPath || (path !== '/' && currentPath.startsWith(`${path}/`));
}

/** Whether an entry of the header is the open page or the menu that holds it. */
export function isCurrentEntry(entry: NavEntry, currentPath: string): boolean {
  const links = 'items' in entry ? entry.items : [entry];
  return links.some((link) => isCurrent(link.to, currentPath));
}
