/** Keeps a dialog open when Escape is meant for an open list or a filled search field inside it. */
export function closeListFirst(event: KeyboardEvent) {
  const target = event.target;
  if (!(target instanceof HTMLInputElement)) return;
  const hasOpenList = target.getAttribute('aria-expanded') === 'true';
  const isFilledSearch = target.type === 'search' && target.value !== '';
  if (hasOpenList || isFilledSearch) event.preventDefault();
}
