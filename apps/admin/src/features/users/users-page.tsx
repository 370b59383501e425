import type { UserSummary } from '@aw/contracts/users/staff';
import { type UserState, userStates } from '@aw/contracts/users/staff';
import { Chip } from '@aw/ui/primitives/chip';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { type TabItem, Tabs } from '@aw/ui/primitives/tabs';
import { UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useElementWidth } from '../../format/use-element-width';
import { useTitle } from '../../format/use-title';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { useResourceList } from '../../resource-list/use-resource-list';
import { type Column, columnsFor } from './columns';
import { emptyText, stateNames } from './list-labels';
import { type ListState, readListState, usersAddress } from './list-state';
import { UserPanel } from './panel/user-panel';
import type { LoadedUsers } from './use-users';
import { useUsers } from './use-users';
import { UserRow } from './user-row';

type UsersTableProps = {
  users: UserSummary[];
  open: string | undefined;
  query: string;
  addressOf: (id: string) => string;
};

const headings: Record<Column, string> = {
  user: 'Name',
  email: 'E-mail',
  id: 'Id',
  state: 'State',
  uploads: 'Uploads',
  seen: 'Seen',
};

type UsersListProps = { loaded: LoadedUsers; filter: ListState; addressOf: (id: string) => string };

type StateTabsProps = {
  state: UserState | undefined;
  onStateChange: (state: UserState | undefined) => void;
  children: ReactNode;
};

const all = 'all';

const items: TabItem[] = [
  { value: all, label: 'All' },
  ...userStates.map((state) => ({ value: state, label: stateNames[state] })),
];

const title = 'People';

const opening = (id: ListState['id']) => ({ id });

/** The user desk: everybody with or without an account; the address says who is listed and who is open. */
export function UsersPage() {
  const [search] = useSearchParams();
  const filter = readListState(search);
  const loaded = useUsers(filter);
  const { id } = filter;
  useTitle(title);

  const addressOf = (next: Partial<ListState>) => usersAddress({ ...filter, ...next });
  const { list, go, close } = useResourceList({ open: id, opening, addressOf, loaded });

  return (
    <ResourceListLayout
      title={title}
      list={list}
      panel={
        id === undefined
          ? undefined
          : (isBesideList) => <UserPanel key={id} id={id} isBesideList={isBesideList} onClose={close} />
      }
    >
      <StateTabs state={filter.state} onStateChange={(state) => go({ state, id: undefined })}>
        <div className="grid grid-cols-1 gap-2.5">
          {filter.q && (
            <div>
              <Chip label={`Matching “${filter.q}”`} onRemove={() => go({ q: '', id: undefined })} />
            </div>
          )}
          <UsersList loaded={loaded} filter={filter} addressOf={(next) => addressOf({ id: next })} />
        </div>
      </StateTabs>
    </ResourceListLayout>
  );
}

/** The states of a person as dividers over the list. */
function StateTabs({ state, onStateChange, children }: StateTabsProps) {
  return (
    <Tabs
      label="State"
      items={items}
      value={state ?? all}
      onValueChange={(value) => onStateChange(userStates.find((one) => one === value))}
    >
      {children}
    </Tabs>
  );
}

/** Exactly one of: loading, an error, nobody, or the rows with the way to more. */
function UsersList({ loaded, filter, addressOf }: UsersListProps) {
  const { rows: users, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = loaded;
  if (!users && error) {
    return (
      <LoadError title="People did not load" error={error} isRetrying={isRetrying} onRetry={retry}>
        Your search is kept. Nothing was changed.
      </LoadError>
    );
  }
  if (!users) return <ListSkeleton label="Loading people…" />;
  if (users.length === 0) {
    const { title, text } = emptyText(filter);
    return (
      <EmptyState icon={UserSearch} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <UsersTable users={users} open={filter.id} query={filter.q} addressOf={addressOf} />
      <LoadMore
        shownCount={users.length}
        noun={users.length === 1 ? 'person' : 'people'}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={loadMore}
      />
    </div>
  );
}

/** The rows of a list, with as many columns as there is room for. */
function UsersTable({ users, open, query, addressOf }: UsersTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = columnsFor(useElementWidth(frame));
  return (
    <div ref={frame} className="min-w-0 max-sm:[&_td:first-child]:w-full">
      <Table label="People">
        <TableHead>
          {columns.map((column) => (
            <TableHeadCell key={column} align={column === 'uploads' ? 'end' : 'start'}>
              {headings[column]}
            </TableHeadCell>
          ))}
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              columns={columns}
              to={addressOf(user.id)}
              isOpen={user.id === open}
              isReplacing={open !== undefined}
              query={query}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
