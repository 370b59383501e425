import { ThemeToggle } from '@aw/ui/patterns/theme-toggle';
import { Button } from '@aw/ui/primitives/button';
import { Tooltip } from '@aw/ui/primitives/tooltip';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Key } from '../format/key';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useConsole } from '../services/console-services';
import { AccountMenu } from './account-menu';
import { ConsoleSearch } from './console-search';
import { ShortcutsDialog } from './shortcuts-dialog';

/** The search over all documents, and what helps on every page. */
export function ConsoleHeader() {
  const { siteOrigin } = useConsole();
  const { theme, toggleTheme } = useTheme();
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const openShortcuts = () => setAreShortcutsOpen(true);
  useShortcuts({ '?': openShortcuts });

  return (
    <header className="flex items-center gap-2 border-b border-line bg-surface min-h-14 px-4 py-1.5">
      <div className="min-w-0 max-w-110 flex-1">
        <ConsoleSearch />
      </div>
      <div className="ms-auto hidden items-center gap-2 lg:flex">
        <Button
          variant="quiet"
          size="sm"
          onClick={openShortcuts}
          aria-label="Shortcuts"
          aria-keyshortcuts="?"
        >
          <Key name="?" />
          <span className="text-ink-muted">Shortcuts</span>
        </Button>
        <ThemeToggle theme={theme} onToggle={toggleTheme} />
        <Tooltip label="Open the students’ site">
          <a
            href={`${siteOrigin}/`}
            aria-label="Open the students’ site"
            className="grid size-11 flex-none place-items-center rounded-2 text-ink hover:bg-surface-sunken"
          >
            <ExternalLink aria-hidden="true" size={20} strokeWidth={1.6} />
          </a>
        </Tooltip>
      </div>
      <div className="ms-auto lg:hidden">
        <AccountMenu theme={theme} onThemeToggle={toggleTheme} onShortcuts={openShortcuts} />
      </div>
      <ShortcutsDialog isOpen={areShortcutsOpen} onOpenChange={setAreShortcutsOpen} />
    </header>
  );
}
