import { Chip } from '@aw/ui/primitives/chip';
import { useSearchParams } from 'react-router';
import { useTitle } from '../../format/use-title';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { useResourceList } from '../../resource-list/use-resource-list';
import { type ListState, readListState, usersAddress } from './list-state';
import { UserPanel } from './panel/user-panel';
import { StateTabs } from './state-tabs';
import { useUsers } from './use-users';
import { UsersList } from './users-list';

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
