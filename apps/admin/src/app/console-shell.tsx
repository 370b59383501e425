import { SkipLink } from '@aw/ui/primitives/skip-link';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useIsSetupNeeded } from '../services/console-services';
import { securityPath } from '../session/sign-in-address';
import { ConsoleHeader } from './console-header';
import { ConsoleNav } from './console-nav';
import { NeedsStrip } from './needs-strip';
import { PageLoading } from './page-loading';
import { SetupHeader } from './setup-header';

/**
 * The frame of every page behind the sign-in; from 900 px only the page's own parts scroll. While a second factor is
 * missing that is required, it is bare and shows that page alone.
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
    <div
      data-bare={isSetupNeeded || undefined}
      className="group grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] bg-surface-sunken data-bare:grid-rows-1 lg:grid-rows-1 lg:not-data-bare:grid-cols-[196px_minmax(0,1fr)]"
    >
      <SkipLink />
      {!isSetupNeeded && <ConsoleNav />}
      <div className="grid min-w-0 grid-cols-1 grid-rows-[auto_auto_1fr] group-data-bare:grid-rows-[auto_1fr] lg:h-dvh">
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
