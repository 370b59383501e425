import { SkipLink } from '@aw/ui/primitives/skip-link';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { NavigationProgress } from './navigation-progress';
import { PartBoundary, withRetry } from './part-boundary';
import { PaymentEdge } from './payment-edge';
import { RouteFocus } from './route-focus';
import { SessionStart } from './session-start';
import { SharedHead } from './shared-head';

/* Both stand in every HTML file and work there as links; their code follows after the first load. */
const SiteTop = lazy(withRetry(() => import('./site-top')));
const SiteEnd = lazy(withRetry(() => import('./site-end')));

/* Without props, so that nothing outside makes them render before they have taken over their HTML. */
const Top = memo(() => (
  <PartBoundary>
    <Suspense>
      <SiteTop />
    </Suspense>
  </PartBoundary>
));
const End = memo(() => (
  <PartBoundary>
    <Suspense>
      <SiteEnd />
    </Suspense>
  </PartBoundary>
));

/** What stands around every page: skip link, header, main, footer and the WhatsApp tab. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <RouteFocus />
      <SharedHead />
      <PaymentEdge />
      <SessionStart />
      <Top />
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <End />
    </>
  );
}
