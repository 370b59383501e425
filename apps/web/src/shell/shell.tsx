import { SkipLink } from '@aw/ui/primitives/skip-link';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isInWrongDocument } from '~/lib/payment-page';
import { followUser } from '~/lib/replace-user';
import { useRefreshSession, useSession } from '~/lib/session';
import { onTermsNeeded } from '~/lib/terms-needed';
import { onUserReplaced } from '~/lib/user-channel';
import { PartBoundary, withRetry } from './part-boundary';
import { RouteFocus } from './route-focus';

/* Both are in every HTML file and work with plain links; their code is loaded after the first load. */
const SiteTop = lazy(withRetry(() => import('./site-top')));
const SiteEnd = lazy(withRetry(() => import('./site-end')));

/* Not part of the first load: needed only for accounts when a policy has changed. */
const PolicyNews = lazy(withRetry(() => import('./policy-news/policy-news')));

/* Without props, so that nothing outside makes them render before they are hydrated. */
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

/** Frame of every page: skip link, header, main, footer and the WhatsApp tab. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <RouteFocus />
      <ServedHeadTags />
      <PaymentPageGuard />
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

/** Reloads the page if the router has entered or left the payment page without a full page load. */
function PaymentPageGuard() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isInWrongDocument(pathname)) location.reload();
  }, [pathname]);
  return null;
}

/** Opens the session on any first page, and follows sign-ins and sign-outs in other tabs. */
function SessionStart() {
  const queryClient = useQueryClient();
  useSession();
  useEffect(() => onUserReplaced(() => void followUser(queryClient)), [queryClient]);
  return null;
}

/** Notes about changed policies that an account has not accepted or seen, also when they change while a page is open. */
function ChangedPolicies() {
  const { user } = useSession();
  const refresh = useRefreshSession();
  useEffect(() => onTermsNeeded(() => void refresh()), [refresh]);
  // A server of the previous release does not send the list.
  const hasNews = Boolean(user?.changedPolicies?.length);
  const hadNews = useRef(false);
  useEffect(() => {
    // The button of the last note has disappeared with the focus.
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

/** Removes the tags that the server wrote into the head for the first page, after navigation to another one. */
function ServedHeadTags() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const tag of document.querySelectorAll('head > [data-shared]')) tag.remove();
  }, [pathname]);
  return null;
}
