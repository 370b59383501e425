/** Returns the path of a plain click on a link within the site that is not a React component; undefined for other clicks. */
export function pathWithin(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  return to?.startsWith('/') && !to.startsWith('/api/') ? to : undefined;
}
