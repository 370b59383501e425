import { Logo } from '@aw/ui/primitives/logo';
import { Link } from 'react-router';
import { useMay } from '../session/use-may';
import { consolePlaces } from './console-places';
import { PlaceLink } from './place-link';
import { SignedIn } from './signed-in';

/** The places of the console that this role may open: at the left, below 900 px on top. */
export function ConsoleNav() {
  const may = useMay();
  const places = consolePlaces.filter(({ permission }) => may(permission));
  return (
    <nav
      aria-label="Console"
      className="scrollbar-none flex items-center gap-2 overflow-x-auto border-b border-line bg-surface px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-5 lg:overflow-y-auto lg:border-e lg:border-b-0 lg:px-3 lg:py-3.5"
    >
      <Link to="/admin" className="flex-none rounded-2 no-underline lg:px-1">
        <span className="lg:hidden">
          <Logo siteName="Workshop Console" size="sm" isNameHidden />
        </span>
        <span className="max-lg:hidden">
          <Logo siteName="Workshop Console" size="sm" />
        </span>
      </Link>
      <ul className="flex gap-0.5 lg:grid">
        {places.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
      <SignedIn />
    </nav>
  );
}
