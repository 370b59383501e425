import { siteRoutes } from '@aw/contracts/site-routes';
import { SiteHeader } from '@aw/ui/patterns/site-header';
import { TooltipProvider } from '@aw/ui/primitives/tooltip';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../lib/config';
import { whatsAppLink } from '../lib/contact-links';
import { useHydrated } from '../lib/use-hydrated';
import { claims } from './contacts';
import { headerActions, headerMenu } from './header-menu';
import { mobileSections, mobileShortcuts } from './mobile-menu';
import { OfflineNote } from './offline-note';
import { useSignedIn } from './use-signed-in';

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
            text: 'Write to us at any hour; a person answers.',
            whatsAppTo,
            email: config.email,
          },
        }}
        theme={theme}
        onToggleTheme={toggleTheme}
        siteName={config.siteName}
      />
      <OfflineNote />
    </TooltipProvider>
  );
}
