import type { Contact } from '@aw/content/schemas/contact';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { Badge } from '@aw/ui/primitives/badge';
import { Building2, MapPin } from 'lucide-react';

type LocationsProps = { lead: string; locations: Contact['locations'] };

/** The office and the cities that are served from it. */
export function Locations({ lead, locations }: LocationsProps) {
  return (
    <CueSection title="Locations" lead={lead}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 desk:grid-cols-3">
        {locations.map((location) => (
          <li key={location.city} className="break-inside-avoid">
            <LocationCard location={location} />
          </li>
        ))}
      </ul>
    </CueSection>
  );
}

function LocationCard({ location }: { location: Contact['locations'][number] }) {
  const { city, country, kind, timeZone } = location;
  const isOffice = kind === 'Main office';
  return (
    <div className="grid h-full content-start gap-1 rounded-2 border border-line bg-surface-raised px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3>{city}</h3>
        <Badge isPlain tone={isOffice ? 'accent' : 'neutral'} icon={isOffice ? Building2 : MapPin}>
          {kind}
        </Badge>
      </div>
      <p className="text-14 text-ink-muted">
        {country} · {timeZone}
      </p>
    </div>
  );
}
