import { type ComponentType, lazy, type ReactNode } from 'react';
import { withRetry } from './part-boundary';

/**
 * Creates a page whose built HTML works with plain links before its code arrives. The code of the page and its tooltips is
 * loaded after the first load, in the browser at once, while the rest of the page is hydrated.
 */
export function lazyPage(load: () => Promise<ComponentType>): () => ReactNode {
  const get = withRetry(async () => {
    const [Page, { TooltipProvider }] = await Promise.all([load(), import('@aw/ui/primitives/tooltip')]);
    const WithTooltips = () => (
      <TooltipProvider>
        <Page />
      </TooltipProvider>
    );
    return { default: WithTooltips };
  });
  const loading = typeof document === 'undefined' ? undefined : get();
  // Rendering the page reports a failure; until then, it must not count as unhandled.
  loading?.catch(() => {});
  const LazyPage = lazy(() => loading ?? get());
  return () => <LazyPage />;
}
