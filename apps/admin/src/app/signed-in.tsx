import { Avatar } from '@aw/ui/primitives/avatar';
import { IconButton } from '@aw/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { meQuery } from '../api/shared-queries';
import { useConsole } from '../services/console-services';
import { useSignOut } from '../session/use-sign-out';
import { securityPlace } from './console-places';
import { PlaceLink } from './place-link';

/** Who is signed in, with their own security and the way out; at the foot of the navigation, from 900 px. */
export function SignedIn() {
  const { api } = useConsole();
  const admin = useQuery(meQuery(api)).data?.admin;
  const signOut = useSignOut();
  return (
    <div className="mt-auto hidden grid-cols-1 gap-3 lg:grid">
      <PlaceLink place={securityPlace} />
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
