import { siteRoutes } from '@aw/contracts/site-routes';
import { type SignedInUser, SiteHeader } from '@aw/ui/patterns/site-header';
import { Note } from '@aw/ui/primitives/note';
import { TooltipProvider } from '@aw/ui/primitives/tooltip';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { useIsOnline } from '~/lib/use-is-online';
import { useSignOut } from '~/lib/use-sign-out';
import { claims } from './contacts';
import { headerActions, headerMenu, ownPages } from './header-menu';
import { mobileSections, mobileShortcuts } from './mobile-menu';
import { NavigationProgress } from './navigation-progress';
import { PartBoundary, withRetry } from './part-boundary';
import { useSiteSearch } from './search/site-search';
import { useOfflineLinks } from './use-offline-links';
import { greetingOf, nameOf } from './user';

/* Not part of the first load: needed only when the session is known. */
const NotificationBell = lazy(withRetry(() => import('./notifications/notification-bell')));

const builtPages: readonly string[] = siteRoutes;

/**
 * Returns the path of the page in the HTML. The build requests pages with a trailing slash. Pages without their own file
 * start with the HTML of the home page, and hydration would not correct a difference, so they are marked afterwards.
 */
export function renderedPath(pathname: string, isHydrated: boolean): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  return isHydrated || builtPages.includes(path) ? path : '/';
}

/** Header with the site's menus, and a note below it while there is no connection. */
export default function SiteTop() {
  const path = renderedPath(useLocation().pathname, useHydrated());
  const { theme, toggleTheme } = useTheme();
  const config = usePublicConfig();
  const user = useSignedIn();
  const search = useSiteSearch();
  useOfflineLinks();
  const whatsAppTo = whatsAppLink(config);
  return (
    <TooltipProvider>
      <NavigationProgress />
      <SiteHeader
        contact={{ claims, whatsAppTo, email: config.email }}
        nav={headerMenu}
        currentPath={path}
        order={headerActions.order}
        join={headerActions.join}
        signIn={headerActions.signIn}
        user={user}
        menu={{
          sections: mobileSections,
          shortcuts: mobileShortcuts(user !== undefined),
          help: {
            title: 'Need Help?',
            text: 'Write to us at any time. A real person answers.',
            whatsAppTo,
            email: config.email,
          },
        }}
        theme={theme}
        onToggleTheme={toggleTheme}
        siteName={config.siteName}
        search={search}
      >
        <Bell />
      </SiteHeader>
      <OfflineNote />
    </TooltipProvider>
  );
}

/** Bell of the header, with a placeholder until the session is known. */
function Bell() {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const placeholder = <span className="size-11" />;
  if (!isHydrated || !user) return placeholder;
  return (
    <PartBoundary fallback={placeholder}>
      <Suspense fallback={placeholder}>
        <NotificationBell key={user.id} userId={user.id} />
      </Suspense>
    </PartBoundary>
  );
}

/** Note below the header while there is no connection. */
function OfflineNote() {
  if (useIsOnline()) return null;
  return (
    <div className="wrap pt-4">
      <Note tone="offline" title="You are offline.">
        You can still read this page, and what you type stays here. The rest loads when you are back online.
      </Note>
    </div>
  );
}

/** Returns the signed-in person for the header; undefined for anonymous users and while the session is loading. */
function useSignedIn(): SignedInUser | undefined {
  const { user } = useSession();
  const { signOut, isSigningOut } = useSignOut();
  const isHydrated = useHydrated();
  if (!isHydrated || !user || user.isAnonymous) return undefined;
  return {
    name: greetingOf(user),
    fullName: nameOf(user),
    email: user.email ?? undefined,
    imageUrl: user.profileImageUrl ?? undefined,
    links: ownPages,
    onSignOut: () => void signOut(),
    isSigningOut,
  };
}
