import { Mail, Menu } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Avatar } from '../../primitives/avatar';
import { Button, IconButton } from '../../primitives/button';
import type { IconType } from '../../primitives/icon';
import { Link } from '../../primitives/link';
import { Sheet } from '../../primitives/sheet';
import type { SignedInUser } from './account-menu';
import { currentLine } from './nav-menu';
import { currentLink, linksOf, type NavLink, type NavMenu } from './site-nav';
import { WhatsAppIcon } from './whatsapp-icon';

export type MenuShortcut = { label: string; to: string; icon?: IconType; isPrimary?: boolean };

export type MobileMenuProps = {
  /** Menus of the site: Main Services, Company, Student Section, Educators Section. */
  sections: NavMenu[];
  /** Upload, Order, Join. One of them may be primary. */
  shortcuts: MenuShortcut[];
  help: { title: string; text: string; whatsAppTo: string; email: string };
  /** Signed-in user. Without one, the sign-in link is shown below the shortcuts. */
  user?: SignedInUser;
  signIn: NavLink;
  currentPath: string;
};

/** Menu button of a phone, and the sheet with sections, shortcuts and contacts that slides in. */
export function MobileMenu(props: MobileMenuProps) {
  const { sections, shortcuts, help, user, signIn, currentPath } = props;
  const [isOpen, setIsOpen] = useState(false);

  const hasUser = user !== undefined;
  // The user's own pages come first, so a page that is also in a section is marked here.
  const current = currentLink([...(user?.links ?? []), ...linksOf(sections)], currentPath);

  // Signing out can take a while. The menu stays open and shows it until it is done.
  useEffect(() => {
    if (!hasUser) setIsOpen(false);
  }, [hasUser]);

  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
  }

  return (
    <Sheet
      title="Menu"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton label="Menu" icon={Menu} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside, keyboard included. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard clicks too. */}
      <div className="grid gap-6" onClick={closeOnChoice}>
        {user && <Person user={user} current={current} />}
        <div className="grid gap-3">
          <Shortcuts shortcuts={shortcuts} />
          {!user && (
            <p className="text-14 text-ink-muted">
              Already have an account? <Link to={signIn.to}>{signIn.label}</Link>
            </p>
          )}
        </div>
        {sections.map((section) => (
          <Section key={section.label} section={section} current={current} />
        ))}
        <Help {...help} />
      </div>
    </Sheet>
  );
}

/* An odd last shortcut gets a row of its own. */
function Shortcuts({ shortcuts }: Pick<MobileMenuProps, 'shortcuts'>) {
  return (
    <div className="grid grid-cols-2 gap-2 *:first:nth-last-[odd]:col-span-full">
      {shortcuts.map((shortcut) => (
        <Button
          key={shortcut.to}
          asChild
          isBlock
          variant={shortcut.isPrimary ? 'primary' : 'secondary'}
          icon={shortcut.icon}
        >
          <Link to={shortcut.to}>{shortcut.label}</Link>
        </Button>
      ))}
    </div>
  );
}

type UserProps = { user: SignedInUser; current: NavLink | undefined };

function Person({ user, current }: UserProps) {
  const { fullName, email, imageUrl, links, onSignOut, isSigningOut = false } = user;
  return (
    <section aria-label="Your account" className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={fullName} imageUrl={imageUrl} />
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">
            <bdi>{fullName}</bdi>
          </p>
          {email && <p className="text-13 text-ink-muted wrap-anywhere">{email}</p>}
        </div>
      </div>
      <ul>
        {links.map((link) => (
          <Row key={link.to} link={link} isCurrentPage={link === current} />
        ))}
        <li>
          <button type="button" aria-disabled={isSigningOut} onClick={onSignOut} className={rowStyle}>
            {isSigningOut ? 'Signing out…' : 'Sign Out'}
          </button>
        </li>
      </ul>
    </section>
  );
}

const rowStyle =
  'flex min-h-11 w-full items-center text-16 font-medium text-ink no-underline hover:underline';

function Row({ link, isCurrentPage }: { link: NavLink; isCurrentPage: boolean }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={link.to} aria-current={isCurrentPage ? 'page' : undefined} className={rowStyle}>
        <span className={isCurrentPage ? currentLine : undefined}>{link.label}</span>
      </Link>
    </li>
  );
}

function Section({ section, current }: { section: NavMenu; current: NavLink | undefined }) {
  return (
    <nav aria-label={section.label}>
      <h3 className="mb-1 font-sans text-13 leading-ui tracking-normal text-ink-muted">{section.label}</h3>
      <ul>
        {section.items.map((item) => (
          <Row key={item.label} link={item} isCurrentPage={item === current} />
        ))}
      </ul>
    </nav>
  );
}

function Help({ title, text, whatsAppTo, email }: MobileMenuProps['help']) {
  return (
    <section aria-label={title} className="grid gap-2 rounded-2 bg-surface-sunken p-4">
      <h3 className="text-17">{title}</h3>
      <p className="text-14 text-ink-muted">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm" icon={WhatsAppIcon}>
          <Link to={whatsAppTo}>WhatsApp</Link>
        </Button>
        <Button asChild size="sm" icon={Mail}>
          <Link to={`mailto:${email}`}>Email</Link>
        </Button>
      </div>
    </section>
  );
}
