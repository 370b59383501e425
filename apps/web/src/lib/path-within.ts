/** Returns whether a click follows its link in this tab: the main button without a key, and not handled before. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Returns the path of a plain click on a link within the site that is not a React component; undefined for other clicks. */
export function pathWithin(event: MouseEvent): string | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  return to?.startsWith('/') && !to.startsWith('/api/') ? to : undefined;
}
