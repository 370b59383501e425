/** Set once the header is loaded: tells whether an address cannot be opened now, and says so to the reader. */
export const offlineGuard: { stops?: (to: string) => boolean } = {};

/**
 * Returns whether a link opens a page in this tab that needs a connection: any but the pages that this tab has shown and
 * still has. `href` is absolute.
 */
export function needsConnection(
  link: { href: string; target: string },
  origin: string,
  shown: ReadonlySet<string>,
): boolean {
  if (link.target === '_blank' || !/^https?:/.test(link.href)) return false;
  const url = new URL(link.href);
  return url.origin !== origin || !shown.has(url.pathname);
}
