import type { UserState, UserSummary } from '@aw/contracts/users/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Time } from '@aw/ui/primitives/time';
import { UserSearch } from 'lucide-react';
import { shortId } from '../../format/figures';
import type { Column } from '../../resource-list/column';
import { fieldTabs } from '../../resource-list/field-tabs';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { type UsersState, usersAddress, usersQuery } from './queries';
import { type Status, statusesOf } from './status';
import { userName } from './user-name';
import { UserPanel } from './users.panel';

type ColumnName = 'user' | 'email' | 'id' | 'state' | 'uploads' | 'seen';

/** Columns of the people. Data without a column of its own is shown below the name. */
export const columns: readonly Column<UserSummary, ColumnName>[] = [
  {
    name: 'user',
    head: 'Name',
    kind: 'lead',
    title: userName,
    cell: (user, { query, has }) => {
      const { id, email, isAnonymous } = user;
      const name = userName(user);
      return (
        <>
          <span className={isAnonymous ? 'font-normal text-ink-muted' : undefined}>
            <Highlight text={name} query={query} />
          </span>
          {!has('email') && name !== email && (
            <span className="block truncate text-12 font-normal text-ink-muted">
              {email ? (
                <Highlight text={email} query={query} />
              ) : (
                <span className="font-mono">
                  <MatchedId id={id} query={query} />
                </span>
              )}
            </span>
          )}
        </>
      );
    },
  },
  {
    name: 'email',
    head: 'Email',
    fromPx: 560,
    title: ({ email, id }) => email ?? id,
    cell: ({ email, id }, { query, has }) => (
      <span className="inline-block max-w-56 truncate align-bottom">
        {email ? (
          <Highlight text={email} query={query} />
        ) : has('id') ? (
          <span className="text-ink-faint">None</span>
        ) : (
          <span className="font-mono text-12">
            <MatchedId id={id} query={query} />
          </span>
        )}
      </span>
    ),
  },
  {
    name: 'id',
    head: 'ID',
    kind: 'id',
    fromPx: 900,
    title: ({ id }) => id,
    cell: ({ id }, { query }) => <MatchedId id={id} query={query} />,
  },
  {
    name: 'state',
    head: 'State',
    cell: (user, { has }) => <StatusCell statuses={statusesOf(user)} shownCount={has('id') ? 2 : 1} />,
  },
  {
    name: 'uploads',
    head: 'Uploads',
    kind: 'number',
    fromPx: 680,
    cell: ({ uploadCount }) => formatNumber(uploadCount),
  },
  {
    name: 'seen',
    head: 'Last seen',
    fromPx: 420,
    cell: ({ seenAt }) => (seenAt ? <Time value={seenAt} /> : <span className="text-ink-faint">Never</span>),
  },
];

/** Names of the tabs. */
const stateNames: Record<UserState, string> = {
  registered: 'Registered',
  anonymous: 'Anonymous',
  expert: 'Experts',
  suspended: 'Suspended',
  erasing: 'Erasing',
  shared: 'Same device',
};

const emptyByState: Record<UserState, EmptyText> = {
  registered: { title: 'No registered people', text: 'Everyone with an account appears here.' },
  anonymous: {
    title: 'No anonymous people',
    text: 'Everyone who uses the library without an account appears here, by browser ID.',
  },
  expert: {
    title: 'No experts',
    text: 'To make someone an expert, open their record under Registered.',
  },
  suspended: {
    title: 'No suspended people',
    text: 'Suspended accounts appear here with the reason, until the suspension is lifted.',
  },
  erasing: {
    title: 'No scheduled erasures',
    text: 'Scheduled erasures wait here for 14 days and can be undone until then.',
  },
  shared: {
    title: 'No accounts share a device',
    text: 'Accounts that claimed their welcome credit from the same browser appear here for 90 days. They are not restricted in any way.',
  },
};

/** Text of an empty list: nobody matched the search, or what the list is for. */
export function emptyText({ state, q }: Pick<UsersState, 'state' | 'q'>): EmptyText {
  if (q) {
    const where = state ? ` Only “${stateNames[state]}” was searched.` : '';
    return { title: `No one matches “${q}”`, text: `Email addresses, names and IDs were searched.${where}` };
  }
  return state
    ? emptyByState[state]
    : { title: 'No people yet', text: 'Everyone who opens the library appears here.' };
}

const usersList: ResourceList<UserSummary, UsersState> = {
  title: 'People',
  address: usersAddress,
  pages: usersQuery,
  columns,
  texts: {
    loading: 'Loading people…',
    failed: 'People did not load',
    notLost: 'Your search is kept. Nothing was changed.',
    noun: { one: 'person', many: 'people' },
    icon: UserSearch,
  },
  empty: emptyText,
  panel: UserPanel,
  tabs: fieldTabs({ label: 'State', field: 'state', names: stateNames }),
};

/** List of all people, with or without an account. */
export function UsersPage() {
  return <ResourcePage list={usersList} />;
}

/** Shortened id, or the whole id if the search matched a part of it. */
function MatchedId({ id, query }: { id: string; query: string }) {
  return <Highlight text={query && id.includes(query) ? id : shortId(id)} query={query} />;
}

type StatusCellProps = { statuses: Status[]; shownCount: number };

/** Badges in a row, which stays one line high: the most serious ones, and the number of the others. */
function StatusCell({ statuses, shownCount }: StatusCellProps) {
  const more = statuses.slice(shownCount).map(({ label }) => label);
  return (
    <span className="flex items-center gap-1.5">
      {statuses.slice(0, shownCount).map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
      {more.length > 0 && (
        <span title={more.join(', ')} className="text-12 text-ink-muted">
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.join(', ')}</span>
        </span>
      )}
    </span>
  );
}
