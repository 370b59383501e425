import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '../../primitives/link';
import { useDetailsMenu } from '../../primitives/use-details-menu';
import type { NavLink, NavMenu as NavMenuData } from './site-nav';

/** Style of an entry in the header's navigation. */
export const navEntry =
  'inline-flex items-center gap-1 rounded-2 px-2.5 py-2 text-15 leading-6 font-medium text-ink no-underline hover:bg-surface-sunken';
/** Marigold line under the entry of the open page. */
export const currentLine =
  'bg-[linear-gradient(var(--mark),var(--mark))] bg-bottom bg-no-repeat bg-size-[100%_5px] dark:bg-size-[100%_3px]';

/** `current` is the header's link to the open page, whichever menu it is in. */
export type NavMenuProps = NavMenuData & { current: NavLink | undefined };

/**
 * Drop-down menu of the header. It opens without JavaScript and closes on Escape, on a choice and when the focus leaves
 * it.
 */
export function NavMenu({ current, ...menu }: NavMenuProps) {
  const hasCurrent = menu.items.some((item) => item === current);
  const details = useRef<HTMLDetailsElement>(null);
  const { close, onToggle, onKeyDown } = useDetailsMenu(details);

  return (
    <details
      ref={details}
      name="site-nav"
      className="group relative"
      onToggle={onToggle}
      onKeyDown={onKeyDown}
    >
      <summary
        aria-current={hasCurrent || undefined}
        className={`${navEntry} list-none group-open:bg-surface-sunken [&::-webkit-details-marker]:hidden`}
      >
        <span className={hasCurrent ? currentLine : undefined}>{menu.label}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 flex-none text-ink-faint transition-transform group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <ul className="absolute start-0 top-full z-30 mt-1 min-w-52 animate-rise-in rounded-2 bg-surface-raised p-1 shadow-2">
        {menu.items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item === current ? 'page' : undefined}
              onClick={close}
              className="block rounded-1 px-2.5 py-2 text-15 leading-ui whitespace-nowrap text-ink no-underline hover:bg-accent-surface"
            >
              <span className={item === current ? currentLine : undefined}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
