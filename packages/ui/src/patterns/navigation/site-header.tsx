import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { Icon } from '../../primitives/icon';
import { Link } from '../../primitives/link';
import { Logo } from '../../primitives/logo';
import type { Theme } from '../../primitives/use-theme';
import { AccountMenu, type SignedInUser } from './account-menu';
import { MobileMenu, type MobileMenuProps } from './mobile-menu';
import { currentLine, NavMenu, navEntry } from './nav-menu';
import { currentLink, linksOf, type NavEntry, type NavLink } from './site-nav';
import { ThemeToggle } from './theme-toggle';

export type { SignedInUser } from './account-menu';
export type { NavEntry, NavLink, NavMenu } from './site-nav';

export type SiteHeaderProps = {
  /** Top bar: claims about the service on wide screens, and two ways to contact it. */
  contact: { claims: string[]; whatsAppTo: string; email: string };
  /** The Blog link and the four menus. */
  nav: NavEntry[];
  /** Path of the open page, whose entry is marked. */
  currentPath: string;
  /** Order Assignment. */
  order: NavLink;
  /** Shown to people without an account, and until that is known. */
  join: NavLink;
  signIn: NavLink;
  /** Signed-in user, shown instead of `join` and `signIn`, which are just as wide. */
  user?: SignedInUser;
  menu: Omit<MobileMenuProps, 'currentPath' | 'user' | 'signIn'>;
  theme: Theme;
  onToggleTheme: () => void;
  siteName?: string;
  /** Search field of wide screens, and the button that opens one on others. */
  search?: { field: ReactNode; button: ReactNode };
  /** Further buttons beside the theme: notifications, credits. */
  children?: ReactNode;
};

/** Head of every page: contact bar, logo, navigation or menu button, order, account and theme. */
export function SiteHeader(props: SiteHeaderProps) {
  const { contact, nav, currentPath, order, join, signIn, user, menu, children } = props;
  const { theme, onToggleTheme, siteName, search } = props;
  const current = currentLink([...linksOf(nav), order], currentPath);
  return (
    <header className="print:hidden">
      <ContactBar {...contact} search={search?.field} />
      <div className="border-b border-line bg-surface">
        <div className="wrap relative flex min-h-15 items-center gap-2 sm:gap-4 lg:min-h-17 lg:max-xl:gap-2 2xl:gap-6">
          <HomeLink siteName={siteName} />
          <nav aria-label="Main" className="hidden items-center gap-0.5 lg:flex">
            {nav.map((entry) =>
              'items' in entry ? (
                <NavMenu key={entry.label} {...entry} current={current} />
              ) : (
                <NavItem key={entry.label} {...entry} isCurrentPage={entry === current} />
              ),
            )}
          </nav>
          <div className="ms-auto flex items-center sm:gap-1 2xl:gap-2">
            <div className="lg:hidden">{search?.button}</div>
            <div className="hidden gap-2 lg:flex">
              <Button asChild size="sm">
                <Link to={order.to} aria-current={order === current ? 'page' : undefined} className="min-h-9">
                  <span className={order === current ? currentLine : undefined}>{order.label}</span>
                </Link>
              </Button>
              <div className="flex w-16 items-center justify-end xl:w-34">
                {user ? (
                  <AccountMenu
                    {...user}
                    currentPath={currentPath}
                    isMarkedElsewhere={current !== undefined}
                  />
                ) : (
                  <SignInMethods join={join} signIn={signIn} />
                )}
              </div>
            </div>
            {children}
            <ThemeToggle theme={theme} onToggle={onToggleTheme} />
            <div className="-me-3 lg:hidden">
              <MobileMenu {...menu} user={user} signIn={signIn} currentPath={currentPath} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

/* Below 1020 px there is only room for Join. The mobile menu and /join also link to the sign-in page. */
function SignInMethods({ join, signIn }: Pick<SiteHeaderProps, 'join' | 'signIn'>) {
  return (
    <>
      <span className="hidden xl:contents">
        <Button asChild size="sm" variant="quiet">
          <Link to={signIn.to} className="min-h-9">
            {signIn.label}
          </Link>
        </Button>
      </span>
      <Button asChild size="sm" variant="quiet">
        <Link to={join.to} className="min-h-9">
          {join.label}
        </Link>
      </Button>
    </>
  );
}

const barLink = 'inline-flex min-h-6 items-center gap-1.5 text-inherit no-underline hover:text-accent';

type ContactBarProps = SiteHeaderProps['contact'] & { search: ReactNode };

function ContactBar({ claims, whatsAppTo, email, search }: ContactBarProps) {
  return (
    <div className="bg-surface-sunken text-13 leading-5 text-ink-muted">
      <div className="wrap flex min-h-9 items-center justify-between gap-4 lg:min-h-14 lg:gap-6">
        <div className="hidden flex-1 gap-6 lg:flex">
          {claims.map((claim) => (
            <span key={claim} className="whitespace-nowrap not-first:max-2xl:hidden">
              {claim}
            </span>
          ))}
        </div>
        {search && <div className="hidden w-full max-w-115 min-w-0 text-ink lg:block">{search}</div>}
        <div className="contents flex-1 justify-end gap-6 lg:flex">
          <Link to={whatsAppTo} className={barLink}>
            <Icon icon={Phone} size="sm" />
            WhatsApp
          </Link>
          <Link to={`mailto:${email}`} className={barLink}>
            <Icon icon={Mail} size="sm" />
            <span className="hidden lg:inline">{email}</span>
            <span className="lg:hidden">Email support</span>
          </Link>
        </div>
      </div>
    </div>
  );
}

/* Between 900 and 1240 px, the name is hidden to leave room for the rest. On most phones it has two lines. */
function HomeLink({ siteName }: { siteName?: string }) {
  return (
    <Link to="/" className="grid min-w-0 flex-none no-underline max-[459px]:flex-auto">
      <span className="flex max-[459px]:hidden lg:max-3xl:hidden">
        <Logo siteName={siteName} />
      </span>
      <span className="hidden max-[459px]:flex">
        <Logo siteName={siteName} size="sm" hasTwoLines />
      </span>
      <span className="hidden lg:max-3xl:flex">
        <Logo siteName={siteName} isNameHidden />
      </span>
    </Link>
  );
}

function NavItem({ label, to, isCurrentPage }: NavLink & { isCurrentPage: boolean }) {
  return (
    <Link to={to} aria-current={isCurrentPage ? 'page' : undefined} className={navEntry}>
      <span className={isCurrentPage ? currentLine : undefined}>{label}</span>
    </Link>
  );
}
