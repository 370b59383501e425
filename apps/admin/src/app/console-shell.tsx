import { ThemeToggle } from '@aw/ui/patterns/theme-toggle';
import { Avatar } from '@aw/ui/primitives/avatar';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Icon } from '@aw/ui/primitives/icon';
import { Logo } from '@aw/ui/primitives/logo';
import { SkipLink } from '@aw/ui/primitives/skip-link';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { meQuery, overviewQuery } from '../api/shared-queries';
import { useConsole, useIsSetupNeeded } from '../services/console-services';
import { securityPath } from '../session/sign-in-address';
import { useMay } from '../session/use-may';
import { useSignOut } from '../session/use-sign-out';
import { ConsoleHeader } from './console-header';
import { type ConsolePage, consolePages, countAt, securityPage } from './console-pages';
import { NeedsStrip } from './needs-strip';
import { PageLoading } from './page-loading';

/**
 * Frame of every page behind the sign-in. From 900 px on, only the page content scrolls. While a required second factor
 * is missing, the frame is bare and shows only the security page.
 */
export function ConsoleShell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isSetupNeeded = useIsSetupNeeded();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus();
    window.scrollTo({ top: 0 });
  }, [pathname]);

  return (
    // The group has a name, because an unnamed one would also match the groups inside a page.
    <div
      data-bare={isSetupNeeded || undefined}
      className="group/shell grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] bg-surface-sunken data-bare:grid-rows-1 lg:grid-rows-1 lg:not-data-bare:grid-cols-[196px_minmax(0,1fr)]"
    >
      <SkipLink />
      {!isSetupNeeded && <ConsoleNav />}
      <div className="grid min-w-0 grid-cols-1 grid-rows-[auto_auto_1fr] group-data-bare/shell:grid-rows-[auto_1fr] lg:h-dvh">
        {isSetupNeeded ? <SetupHeader /> : <ConsoleHeader />}
        {!isSetupNeeded && <NeedsStrip />}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="relative min-h-0 min-w-0 bg-surface-raised outline-none lg:overflow-y-auto"
        >
          {isSetupNeeded && pathname !== securityPath ? <PageLoading /> : <Outlet />}
        </main>
      </div>
    </div>
  );
}

/** Navigation with the pages that this role may open: at the left, or on top below 900 px. */
function ConsoleNav() {
  const may = useMay();
  const pages = consolePages.filter(({ permission }) => may(permission));
  return (
    <nav
      aria-label="Console"
      className="scrollbar-none flex items-center gap-2 overflow-x-auto border-b border-line bg-surface px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-5 lg:overflow-y-auto lg:border-e lg:border-b-0 lg:px-3 lg:py-3.5"
    >
      <Link to="/admin" className="flex-none rounded-2 no-underline lg:px-1">
        <span className="lg:hidden">
          <Logo siteName="Workshop Console" size="sm" isNameHidden />
        </span>
        <span className="max-lg:hidden">
          <Logo siteName="Workshop Console" size="sm" />
        </span>
      </Link>
      <ul className="flex gap-0.5 lg:grid">
        {pages.map((page) => (
          <li key={page.to}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
      <SignedIn />
    </nav>
  );
}

/** Header of the console while only the set-up of the second factor is open. */
function SetupHeader() {
  const { theme, toggleTheme } = useTheme();
  const signOut = useSignOut();
  return (
    <header className="flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-2 lg:px-6">
      <Logo siteName="Workshop Console" size="sm" />
      <div className="flex items-center gap-2">
        <ThemeToggle theme={theme} onToggle={toggleTheme} />
        <Button variant="quiet" size="sm" icon={LogOut} onClick={signOut}>
          Logout
        </Button>
      </div>
    </header>
  );
}

/**
 * The signed-in account with links to its security page and to sign out, at the foot of the navigation from 900 px on.
 */
function SignedIn() {
  const { api } = useConsole();
  const admin = useQuery(meQuery(api)).data?.admin;
  const signOut = useSignOut();
  return (
    <div className="mt-auto hidden grid-cols-1 gap-3 lg:grid">
      <PageLink page={securityPage} />
      <div className="flex items-center gap-2.5 text-13 leading-title">
        {admin && <Avatar name={admin.username} size="sm" />}
        <div className="min-w-0 flex-1">
          <b className="block truncate font-strong">{admin?.username}</b>
          <span className="block truncate text-12 text-ink-faint first-letter:uppercase">{admin?.role}</span>
        </div>
        <IconButton label="Logout" icon={LogOut} size="sm" onClick={signOut} />
      </div>
    </div>
  );
}

/** Link to a page of the console, with the number of rows that wait there. */
function PageLink({ page }: { page: ConsolePage }) {
  const { api } = useConsole();
  const overview = useQuery(overviewQuery(api)).data;
  const count = overview && countAt(page, overview);
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const isBelow = page.to !== '/admin' && pathname.startsWith(`${page.to}/`);
  const isCurrent = pathname === page.to || isBelow;
  useEffect(() => {
    // On a narrow screen the navigation scrolls sideways. The current page must stay visible in it.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent, overview]);
  return (
    <NavLink
      ref={link}
      to={page.to}
      end={page.to === '/admin'}
      className="group flex items-center gap-2 rounded-2 px-2.5 py-1.5 text-14 leading-5 font-medium whitespace-nowrap text-ink-muted no-underline hover:bg-surface-sunken aria-[current=page]:bg-ink aria-[current=page]:text-surface"
    >
      <Icon icon={page.icon} size="sm" />
      {page.label}
      {count ? (
        <span className="ms-auto text-12 text-ink-faint tabular-nums group-aria-[current=page]:text-inherit">
          {formatNumber(count)}
        </span>
      ) : null}
    </NavLink>
  );
}
