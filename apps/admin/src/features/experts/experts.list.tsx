import type { ExpertState, StaffExpert } from '@aw/contracts/experts/staff';
import { Button } from '@aw/ui/primitives/button';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Time } from '@aw/ui/primitives/time';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '../../resource-list/column';
import { fieldTabs } from '../../resource-list/field-tabs';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { useMay } from '../../session/use-may';
import { RatesDialog } from './actions/rates-dialog';
import { ExpertPanel, ExpertStatus } from './experts.panel';
import { type ExpertsState, expertsAddress, expertsQuery } from './queries';
import { expertName, subjectsLine } from './status';

/** Width in pixels from which there are more columns than the person and the state. */
const roomyFromPx = 620;

/** Columns of the list, the person first. */
export const columns: readonly Column<StaffExpert>[] = [
  {
    name: 'person',
    head: 'Person',
    kind: 'lead',
    title: expertName,
    cell: (expert, { query }) => (
      <>
        <Highlight text={expertName(expert)} query={query} />
        <span className="block truncate text-12 font-normal text-ink-muted">
          <Highlight text={expert.headline} query={query} />
        </span>
      </>
    ),
  },
  {
    name: 'subjects',
    head: 'Subjects',
    fromPx: roomyFromPx,
    title: subjectsLine,
    cell: (expert) => (
      <span className="inline-block max-w-72 truncate align-bottom">{subjectsLine(expert)}</span>
    ),
  },
  { name: 'state', head: 'State', cell: (expert) => <ExpertStatus expert={expert} /> },
  {
    name: 'applied',
    head: 'Applied',
    fromPx: roomyFromPx,
    cell: ({ appliedAt }) =>
      appliedAt ? <Time value={appliedAt} /> : <span className="text-ink-faint">Added by staff</span>,
  },
];

/** Names of the tabs. */
const stateNames: Record<ExpertState, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  ended: 'Ended',
};

const emptyByState: Record<ExpertState, EmptyText> = {
  waiting: {
    title: 'No applications to review',
    text: 'Applications and requests for new subjects wait here for a decision.',
  },
  approved: { title: 'No experts yet', text: 'Approved experts appear here.' },
  refused: { title: 'No refused applications', text: 'Refused applications appear here with the reason.' },
  ended: { title: 'No former experts', text: 'Former experts appear here with what they earned.' },
};

/** Text of an empty list: nobody matched the search, or what the list is for. */
export function emptyText({ state, q }: Pick<ExpertsState, 'state' | 'q'>): EmptyText {
  if (q) {
    const where = state ? ` Only “${stateNames[state]}” was searched.` : '';
    return {
      title: `No expert matches “${q}”`,
      text: `Names, email addresses, IDs and headlines were searched.${where}`,
    };
  }
  return state
    ? emptyByState[state]
    : { title: 'No experts yet', text: 'Applications and experts appear here.' };
}

const expertsList: ResourceList<StaffExpert, ExpertsState> = {
  title: 'Experts',
  address: expertsAddress,
  pages: expertsQuery,
  columns,
  texts: {
    loading: 'Loading experts…',
    failed: 'The experts did not load',
    notLost: 'Your search is kept. Nothing was changed.',
    noun: { one: 'person', many: 'people' },
    icon: BadgeCheck,
  },
  empty: emptyText,
  panel: ExpertPanel,
  tabs: fieldTabs({ label: 'State', field: 'state', names: stateNames }),
  actions: () => <RatesButton />,
};

/** List of experts and applications, waiting ones first. */
export function ExpertsPage() {
  return <ResourcePage list={expertsList} />;
}

/** Opens the expert rates. Shown only to those who may change them. */
function RatesButton() {
  const maySet = useMay()('experts.set_rates');
  const [isOpen, setIsOpen] = useState(false);
  if (!maySet) return null;
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Rates…
      </Button>
      {isOpen && <RatesDialog isOpen onOpenChange={setIsOpen} />}
    </>
  );
}
