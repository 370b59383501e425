import { siteRoutes } from '@aw/contracts/site-routes';
import { type SignedInUser, SiteHeader } from '@aw/ui/patterns/site-header';
import { Note } from '@aw/ui/primitives/note';
import { TooltipProvider } from '@aw/ui/primitives/tooltip';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../lib/config';
import { whatsAppLink } from '../lib/contact-links';
import { useSession } from '../lib/session';
import { useHydrated } from '../lib/use-hydrated';
import { useSignOut } from '../lib/use-sign-out';
import { claims } from './contacts';
import { headerActions, headerMenu, ownPages } from './header-menu';
import { mobileSections, mobileShortcuts } from './mobile-menu';
import { PartBoundary, withRetry } from './part-boundary';
import { greetingOf, nameOf } from './user';

/* Not a part of the first load: it comes when one knows who is here. */
const NotificationBell = lazy(withRetry(() => import('./notifications/notification-bell')));

const ownFiles: readonly string[] = siteRoutes;

/**
 * The path whose page the HTML shows; the build asks for its pages with a slash at the end. Pages without a file of their
 * own begin with that of the home page, and what differs from it while React takes over would stay as it is: they are
 * marked right after.
 */
export function shownPath(pathname: string, isHydrated: boolean): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  return isHydrated || ownFiles.includes(path) ? path : '/';
}

/** The header with the site's menus, and the note that stands under it without a connection. */
export default function SiteTop() {
  const path = shownPath(useLocation().pathname, useHydrated());
  const { theme, toggleTheme } = useTheme();
  const config = usePublicConfig();
  const user = useSignedIn();
  const whatsAppTo = whatsAppLink(config);
  return (
    <TooltipProvider>
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
      >
        <Bell />
      </SiteHeader>
      <OfflineNote />
    </TooltipProvider>
  );
}

/** The bell once one knows who is here; its place is kept until then. */
function Bell() {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const place = <span className="size-11" />;
  if (!isHydrated || !user) return place;
  return (
    <PartBoundary fallback={place}>
      <Suspense fallback={place}>
        <NotificationBell key={user.id} userId={user.id} />
      </Suspense>
    </PartBoundary>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says under the header that there is no connection, for as long as that is so. */
function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className="wrap pt-4">
      <Note tone="offline" title="You are offline.">
        You can still read this page. The rest loads when you are back online.
      </Note>
    </div>
  );
}

/** The person with an account who is here, as the header shows them; undefined for all others, and until one knows. */
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
