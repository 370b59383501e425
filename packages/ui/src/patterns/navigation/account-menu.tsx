import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '../../primitives/avatar';
import { Link } from '../../primitives/link';
import { useDetailsMenu } from '../../primitives/use-details-menu';
import { currentLine, navEntry } from './nav-menu';
import { currentLink, type NavLink } from './site-nav';

/** Signed-in user as the header and the mobile menu show them. */
export type SignedInUser = {
  /** First name, used in greetings. */
  name: string;
  /** First and last name, for the initials and the head of the menu. */
  fullName: string;
  email?: string;
  imageUrl?: string;
  /** Links to the user's own pages: Profile, Settings. */
  links: NavLink[];
  onSignOut: () => void;
  isSigningOut?: boolean;
};

export type AccountMenuProps = SignedInUser & {
  currentPath: string;
  /** True when another link of the header already marks the open page. */
  isMarkedElsewhere?: boolean;
};

const entry =
  'block w-full rounded-1 px-2.5 py-2 text-start text-15 leading-ui whitespace-nowrap text-ink no-underline hover:bg-accent-surface';

/** Shows the signed-in user's menu at the end of the header: name, own pages, and the button to sign out. */
export function AccountMenu({ currentPath, isMarkedElsewhere = false, ...user }: AccountMenuProps) {
  const { name, fullName, email, imageUrl, links, onSignOut, isSigningOut = false } = user;
  const details = useRef<HTMLDetailsElement>(null);
  const { close, onToggle, onKeyDown } = useDetailsMenu(details);
  const current = isMarkedElsewhere ? undefined : currentLink(links, currentPath);
  const isMarked = current !== undefined;
  return (
    <details
      ref={details}
      name="site-nav"
      className="group relative min-w-0"
      onToggle={onToggle}
      onKeyDown={onKeyDown}
    >
      <summary
        aria-current={isMarked || undefined}
        className={`${navEntry} max-w-full list-none px-1.5! py-1! group-open:bg-surface-sunken [&::-webkit-details-marker]:hidden`}
      >
        <Avatar name={fullName} imageUrl={imageUrl} size="sm" />
        <span className="sr-only">Your account: </span>
        <span
          dir="auto"
          className={`ms-0.5 min-w-0 truncate text-14 max-xl:sr-only ${isMarked ? currentLine : ''}`}
        >
          {name}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 flex-none text-ink-faint transition-transform group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="absolute end-0 top-full z-30 mt-1 w-64 animate-rise-in rounded-2 bg-surface-raised p-1 shadow-2">
        <div className="mb-1 border-b border-line px-2.5 pt-2 pb-2.5">
          <p className="font-strong wrap-anywhere">
            <bdi>{fullName}</bdi>
          </p>
          {email && <p className="text-13 text-ink-muted wrap-anywhere">{email}</p>}
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={link === current ? 'page' : undefined}
                onClick={close}
                className={entry}
              >
                <span className={link === current ? currentLine : undefined}>{link.label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-1 border-t border-line pt-1">
          <button type="button" aria-disabled={isSigningOut} onClick={onSignOut} className={entry}>
            {isSigningOut ? 'Signing out…' : 'Sign Out'}
          </button>
        </div>
      </div>
    </details>
  );
}
