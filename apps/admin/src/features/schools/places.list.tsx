import { listPlaces, type Place } from '@aw/contracts/schools/places';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { GraduationCap } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFocusRescue } from '../../format/use-focus-rescue';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { listPages, useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { PlaceDialog } from './place-dialog';

/** Width in pixels from which school and date have columns of their own. */
const roomyFromPx = 650;

const columns: readonly Column<Place>[] = [
  { name: 'name', head: 'Name', kind: 'lead', title: ({ name }) => name, cell: ({ name }) => name },
  { name: 'kind', head: 'Kind', cell: ({ kind }) => (kind === 'school' ? 'School' : 'Course') },
  {
    name: 'where',
    head: 'School or location',
    fromPx: roomyFromPx,
    cell: (place) => whereOf(place) ?? <span className="text-ink-faint">Not given</span>,
  },
  { name: 'waiting', head: 'Waiting', cell: (place) => waitingText(place) },
  {
    name: 'asked',
    head: 'First named',
    fromPx: roomyFromPx,
    cell: ({ createdAt }) => <Time value={createdAt} />,
  },
  { name: 'decision', head: 'Decision', kind: 'number', cell: (place) => <DecisionCell place={place} /> },
];

const texts = {
  loading: 'Loading places…',
  failed: 'The places did not load',
  noun: { one: 'place', many: 'places' },
  icon: GraduationCap,
};

const empty = {
  title: 'No places',
  text: 'When someone names a school or course that is not in the list, it appears here.',
};

/** List of the schools and courses that people typed because no list has them. */
export function PlacesPage() {
  const { api } = useConsole();
  const loaded = useLoadedRows(placesQuery(api));
  return (
    <PlainPage
      title="Places"
      lead="Schools and courses that people named because our list does not have them. Their documents are in the library, and get the place when you confirm it."
    >
      <LoadedTable loaded={loaded} texts={texts} empty={empty} label="Places" columns={columns} />
    </PlainPage>
  );
}

/** Typed places, open ones first. */
function placesQuery(api: StaffApi) {
  return listPages(['places'], ({ cursor }, signal) => api.page(listPlaces, { query: { cursor }, signal }));
}

function whereOf({ school, pendingSchool, location }: Place): string | null {
  if (school) return school.name;
  return pendingSchool ? `${pendingSchool.name} (not decided yet)` : location;
}

/** Returns what waits for a place, such as '3 documents, 1 request'. */
function waitingText({ documents, requests }: Place): string {
  const parts = [
    documents > 0 ? formatCount(documents, 'document') : '',
    requests > 0 ? formatCount(requests, 'request') : '',
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing';
}

const outcomes = { added: 'Added', merged: 'Merged', declined: 'Declined' } as const;

/** Button that opens the decision about a place, or the decision. */
function DecisionCell({ place }: { place: Place }) {
  const outcome = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useFocusRescue(outcome, place.status);
  if (place.status !== 'open') {
    return (
      <span ref={outcome} tabIndex={-1} className="outline-none">
        <Badge tone={place.status === 'declined' ? 'neutral' : 'positive'}>{outcomes[place.status]}</Badge>
      </span>
    );
  }
  return (
    <>
      <Button size="sm" aria-label={`Decide about ${place.name}`} onClick={() => setIsOpen(true)}>
        Decide
      </Button>
      {isOpen && <PlaceDialog place={place} isOpen onOpenChange={setIsOpen} />}
    </>
  );
}
