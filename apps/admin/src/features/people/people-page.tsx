import { Chip } from '@aw/ui/chip';
import { useSearchParams } from 'react-router';
import { ResourceListLayout } from '../../desk/desk-layout';
import { useResourceList } from '../../desk/use-desk';
import { useTitle } from '../../display/use-title';
import { type ListState, readListState, usersAddress } from './list-state';
import { UserPanel } from './panel/person-panel';
import { UsersList } from './people-list';
import { StateTabs } from './state-tabs';
import { useUsers } from './use-people';

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
