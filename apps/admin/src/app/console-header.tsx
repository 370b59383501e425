import { ThemeToggle } from '@aw/ui/patterns/theme-toggle';
import { Button, IconButton } from '@aw/ui/primitives/button';
import {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownSeparator,
} from '@aw/ui/primitives/dropdown-menu';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { Tooltip } from '@aw/ui/primitives/tooltip';
import { type Theme, useTheme } from '@aw/ui/primitives/use-theme';
import { useQuery } from '@tanstack/react-query';
import { CircleUser, ExternalLink, Keyboard, LogOut, Moon, Sun } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { meQuery } from '../api/shared-queries';
import { Key } from '../format/key';
import { orderNumberIn } from '../format/order-number';
import { useSingleKeys } from '../keyboard/single-keys';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useConsole } from '../services/console-services';
import { useSignOut } from '../session/use-sign-out';
import { securityPage } from './console-pages';
import { searchAddress, searchContent, searchWordsOf } from './search-address';
import { ShortcutsDialog } from './shortcuts-dialog';

const typingPauseMs = 150;

type AccountMenuProps = { theme: Theme; onThemeToggle: () => void; onShortcuts: () => void };

/** Header of every page: search, keyboard help, theme and the link to the students' site. */
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

/**
 * Menu with the signed-in account and the rest of the header, for screens that are too narrow to show them beside the
 * search.
 */
function AccountMenu({ theme, onThemeToggle, onShortcuts }: AccountMenuProps) {
  const { api, siteOrigin } = useConsole();
  const admin = useQuery(meQuery(api)).data?.admin;
  const signOut = useSignOut();
  const isDark = theme === 'dark';
  return (
    <DropdownMenu align="end" trigger={<IconButton label="Account" icon={CircleUser} />}>
      {admin && <DropdownLabel>{`${admin.username}, ${admin.role}`}</DropdownLabel>}
      <DropdownItem icon={isDark ? Sun : Moon} onSelect={onThemeToggle}>
        {isDark ? 'Light theme' : 'Dark theme'}
      </DropdownItem>
      <DropdownItem icon={Keyboard} onSelect={onShortcuts}>
        Shortcuts
      </DropdownItem>
      <DropdownItem icon={ExternalLink} asChild>
        <a href={`${siteOrigin}/`}>Open the students’ site</a>
      </DropdownItem>
      <DropdownSeparator />
      <DropdownItem icon={securityPage.icon} asChild>
        <Link to={securityPage.to}>{securityPage.label}</Link>
      </DropdownItem>
      <DropdownItem icon={LogOut} onSelect={signOut}>
        Logout
      </DropdownItem>
    </DropdownMenu>
  );
}

/**
 * Search in the header. Lists are filtered while you type. On other pages, Enter opens the documents. A whole order
 * number opens its order at once.
 */
function ConsoleSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasHotkey = useSingleKeys();
  const words = searchWordsOf({ pathname, search });
  const [text, setText] = useState(words ?? '');
  const [addressWords, setAddressWords] = useState(words);

  // The address has changed, for example by Back or a removed filter, so the field follows it.
  if (words !== addressWords) {
    setAddressWords(words);
    setText(words ?? '');
  }

  useEffect(() => {
    const next = text.trim();
    const isOrder = orderNumberIn(next) !== undefined;
    if (!isOrder && (words === undefined || next === words)) return;
    const timer = setTimeout(() => {
      // The order opens, so the field is cleared.
      if (isOrder) setText('');
      else setAddressWords(next);
      void navigate(searchAddress({ pathname, search }, next), { replace: Boolean(words) && !isOrder });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, words, pathname, search, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    if (words === undefined && next && !orderNumberIn(next))
      void navigate(searchAddress({ pathname, search }, next));
  };

  return (
    <search>
      <form onSubmit={submit}>
        <SearchInput
          {...searchContent(pathname)}
          size="sm"
          value={text}
          onValueChange={setText}
          maxLength={200}
          hasHotkey={hasHotkey}
        />
      </form>
    </search>
  );
}
