import { useScrollableParts } from '@aw/ui/patterns/use-scrollable-parts';
import { useEffect, useRef } from 'react';
import { pathWithin } from '~/lib/path-within';
import { useGo } from '~/lib/use-go';

/** Body of an article or a policy, compiled and sanitised in advance. Links within the site do not reload the page. */
export function Prose({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const go = useGo();
  useScrollableParts(body, html);
  useEffect(() => {
    const element = body.current;
    // The links are not React components, so their clicks are handled here. Enter on a link is a click as well.
    const follow = (event: MouseEvent) => {
      const path = pathWithin(event);
      if (path === undefined) return;
      event.preventDefault();
      void go(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [go]);
  return <div ref={body} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
