import { SkipLink } from '@aw/ui/primitives/skip-link';
import { VisuallyHidden } from '@aw/ui/primitives/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isInWrongDocument } from '../lib/payment-page';
import { followUser } from '../lib/replace-user';
import { useRefreshSession, useSession } from '../lib/session';
import { onTermsNeeded } from '../lib/terms-needed';
import { onUserReplaced } from '../lib/user-channel';
import { PartBoundary, withRetry } from './part-boundary';
import { RouteFocus } from './route-focus';

/* Both stand in every HTML file and work there as links; their code follows after the first load. */
const SiteTop = lazy(withRetry(() => import('./site-top')));
const SiteEnd = lazy(withRetry(() => import('./site-end')));

/* Not a part of the first load: it comes for people with an account when a policy has changed. */
const PolicyNews = lazy(withRetry(() => import('./policy-news/policy-news')));

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
      <ChangedPolicies />
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <End />
    </>
  );
}

/** A line at the top while the next page's code is on its way; it appears only when that takes a moment. */
function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <VisuallyHidden isAnnounced>{isLoading ? 'Loading page…' : ''}</VisuallyHidden>
      {isLoading && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-0.75 animate-fade-in bg-accent [animation-delay:200ms] [animation-fill-mode:backwards]"
        />
      )}
    </>
  );
}

/** Loads the open page anew when the router carried it over the edge of the payment page after all. */
function PaymentEdge() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isInWrongDocument(pathname)) location.reload();
  }, [pathname]);
  return null;
}

/** Opens the session on the first page, whichever it is, and follows a sign-in or sign-out in another tab. */
function SessionStart() {
  const queryClient = useQueryClient();
  useSession();
  useEffect(() => onUserReplaced(() => void followUser(queryClient)), [queryClient]);
  return null;
}

/** News of changed policies, for an account that has not accepted or seen them; also when they change while a page is open. */
function ChangedPolicies() {
  const { user } = useSession();
  const refresh = useRefreshSession();
  useEffect(() => onTermsNeeded(() => void refresh()), [refresh]);
  // A server of the release before this one leaves the list out.
  const hasNews = Boolean(user?.changedPolicies?.length);
  const hadNews = useRef(false);
  useEffect(() => {
    // The button that answered the last of them is gone.
    if (hadNews.current && !hasNews && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    hadNews.current = hasNews;
  }, [hasNews]);
  if (!user || !hasNews) return null;
  return (
    <PartBoundary>
      <Suspense>
        <PolicyNews key={user.id} userId={user.id} />
      </Suspense>
    </PartBoundary>
  );
}

/** Takes away what the server wrote into the head for the page that was asked for, once another one is shown. */
function SharedHead() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const tag of document.querySelectorAll('head > [data-shared]')) tag.remove();
  }, [pathname]);
  return null;
}
