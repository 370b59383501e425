import { reportKindFacts, reportKinds } from '@aw/contracts/moderation/reasons';
import { type CaseStatus, caseStatuses, type ModerationCase } from '@aw/contracts/moderation/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Time } from '@aw/ui/primitives/time';
import { Flag } from 'lucide-react';
import type { Column } from '../../resource-list/column';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { reasonsText, StateBadge, statusNames } from './case-labels';
import { CasePanel } from './moderation.panel';
import { casesQuery, type ModerationState, moderationAddress } from './queries';

type ColumnName = 'post' | 'kind' | 'reasons' | 'state' | 'since';

const columns: readonly Column<ModerationCase, ColumnName>[] = [
  {
    name: 'post',
    head: 'Post',
    kind: 'lead',
    title: ({ title }) => title,
    cell: ({ title, excerpt, ...entry }, { has }) => (
      <>
        {title}
        <span className="block truncate text-12 font-normal text-ink-muted">
          {has('reasons') ? excerpt : `${entry.isUrgent ? 'Urgent: ' : ''}${reasonsText(entry)}`}
        </span>
      </>
    ),
  },
  { name: 'kind', head: 'Kind', fromPx: 760, cell: ({ kind }) => kindLabel(kind) },
  {
    name: 'reasons',
    head: 'Reason',
    fromPx: 620,
    title: reasonsText,
    cell: (entry) => (
      <span className="inline-block max-w-64 truncate align-bottom">
        {entry.isUrgent && (
          <>
            <Badge tone="danger">Urgent</Badge>{' '}
          </>
        )}
        {reasonsText(entry)}
      </span>
    ),
  },
  { name: 'state', head: 'State', cell: ({ postState }) => <StateBadge state={postState} /> },
  { name: 'since', head: 'Since', fromPx: 420, cell: ({ at }) => <Time value={at} /> },
];

function kindLabel(kind: ModerationCase['kind']): string {
  const { noun } = reportKindFacts[kind];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

const emptyByStatus: Readonly<Record<CaseStatus, EmptyText>> = {
  waiting: {
    title: 'No posts to review',
    text: 'Posts held by a rule and posts people report wait here for a decision.',
  },
  removed: { title: 'No removed posts', text: 'Posts that staff remove appear here. You can restore them.' },
  kept: { title: 'No kept posts', text: 'Posts that staff approve or keep on the site appear here.' },
  duplicate: {
    title: 'No duplicates',
    text: 'Questions marked as duplicates appear here.',
  },
  corrected: {
    title: 'No corrected questions',
    text: 'Reported quiz questions appear here when an author has corrected them.',
  },
};

function emptyText({ status, kind }: ModerationState): EmptyText {
  if (!kind) return emptyByStatus[status];
  return { ...emptyByStatus[status], text: `Only ${reportKindFacts[kind].noun}s are listed.` };
}

const moderationList: ResourceList<ModerationCase, ModerationState> = {
  title: 'Moderation',
  address: moderationAddress,
  pages: casesQuery,
  columns,
  texts: {
    loading: 'Loading the queue…',
    failed: 'The queue did not load',
    notLost: 'Nothing was changed.',
    noun: { one: 'post', many: 'posts' },
    icon: Flag,
  },
  empty: emptyText,
  panel: CasePanel,
  tabs: {
    label: 'Decision',
    current: ({ status }) => status,
    items: caseStatuses.map((status) => ({ value: status, label: statusNames[status], change: { status } })),
  },
  useFilters: ({ kind }) => ({
    chips: kind ? [{ label: `Only ${reportKindFacts[kind].noun}s`, change: { kind: undefined } }] : [],
    menu: [
      {
        choices: reportKinds
          .filter((one) => one !== kind)
          .map((one) => ({ label: `Only ${reportKindFacts[one].noun}s`, change: { kind: one } })),
      },
    ],
  }),
};

/** Queue of everything that was held or reported: urgent posts first, then the oldest. */
export function ModerationPage() {
  return <ResourcePage list={moderationList} />;
}
