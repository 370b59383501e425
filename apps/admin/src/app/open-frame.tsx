import { ThemeToggle } from '@aw/ui/patterns/theme-toggle';
import { Logo } from '@aw/ui/primitives/logo';
import { useTheme } from '@aw/ui/primitives/use-theme';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

/** Frame of the pages before the sign-in. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const { theme, toggleTheme } = useTheme();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] bg-surface">
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2 lg:px-6">
        <Logo siteName="Workshop Console" size="sm" />
        <ThemeToggle theme={theme} onToggle={toggleTheme} />
      </header>
      <main id="main" className="grid grid-cols-1 content-start">
        {children}
      </main>
    </div>
  );
}

/** OpenFrame around a route. */
export function OpenLayout() {
  return (
    <OpenFrame>
      <Outlet />
    </OpenFrame>
  );
}
