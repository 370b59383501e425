import { Icon } from '@aw/ui/primitives/icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { overviewQuery } from '../api/shared-queries';
import { figure } from '../format/figures';
import { useConsole } from '../services/console-services';
import type { ConsolePlace } from './console-places';

type PlaceLinkProps = { place: ConsolePlace };

/** The way to a page of the console, with how many rows wait there. */
export function PlaceLink({ place }: PlaceLinkProps) {
  const { api } = useConsole();
  const overview = useQuery(overviewQuery(api)).data;
  const count = overview && place.count?.(overview);
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const isCurrent = pathname === place.to;
  useEffect(() => {
    // On a narrow screen the row scrolls; the current place must not be out of sight.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent, overview]);
  return (
    <NavLink
      ref={link}
      to={place.to}
      end={place.to === '/admin'}
      className="group flex items-center gap-2 rounded-2 px-2.5 py-1.5 text-14 leading-5 font-medium whitespace-nowrap text-ink-muted no-underline hover:bg-surface-sunken aria-[current=page]:bg-ink aria-[current=page]:text-surface"
    >
      <Icon icon={place.icon} size="sm" />
      {place.label}
      {count ? (
        <span className="ms-auto text-12 text-ink-faint tabular-nums group-aria-[current=page]:text-inherit">
          {figure(count)}
        </span>
      ) : null}
    </NavLink>
  );
}
