import { IconButton } from '@aw/ui/primitives/button';
import {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownSeparator,
} from '@aw/ui/primitives/dropdown-menu';
import type { Theme } from '@aw/ui/primitives/use-theme';
import { useQuery } from '@tanstack/react-query';
import { CircleUser, ExternalLink, Keyboard, LogOut, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { meQuery } from '../api/shared-queries';
import { useConsole } from '../services/console-services';
import { useSignOut } from '../session/use-sign-out';
import { securityPlace } from './console-places';

type AccountMenuProps = { theme: Theme; onThemeToggle: () => void; onShortcuts: () => void };

/** Who is signed in and everything else of the header, where there is no room for it beside the search. */
export function AccountMenu({ theme, onThemeToggle, onShortcuts }: AccountMenuProps) {
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
      <DropdownItem icon={securityPlace.icon} asChild>
        <Link to={securityPlace.to}>{securityPlace.label}</Link>
      </DropdownItem>
      <DropdownItem icon={LogOut} onSelect={signOut}>
        Logout
      </DropdownItem>
    </DropdownMenu>
  );
}
