import type { MouseEvent } from 'react';
import { useGo } from '~/lib/use-go';

/** The body of an article or a policy: compiled and sanitised when the site was built. Its links within the site do not reload it. */
export function Prose({ html }: { html: string }) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = pathWithin(event);
    if (path === undefined) return;
    event.preventDefault();
    void go(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed; Enter on a link is a click too.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Where a plain click leads within the site; undefined for every other click. */
function pathWithin(event: MouseEvent<HTMLElement>): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  return to?.startsWith('/') && !to.startsWith('/api/') ? to : undefined;
}
