import { type ComponentType, lazy, type ReactNode } from 'react';
import { withRetry } from './part-boundary';

/**
 * A page that stands in its HTML from the start and works there as links; its code, and that of its tooltips, follows
 * after the first load. In the browser it is asked for at once, while the rest of the page is taken over.
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
  const asked = typeof document === 'undefined' ? undefined : get();
  // Whoever shows the page meets the failure; until then it is nobody's.
  asked?.catch(() => {});
  const Late = lazy(() => asked ?? get());
  return () => <Late />;
}
