/** Where a plain click on a link that is not React’s leads within the site; undefined for every other click. */
export function pathWithin(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  return to?.startsWith('/') && !to.startsWith('/api/') ? to : undefined;
}
