import { Chip } from '@aw/ui/chip';
import { useSearchParams } from 'react-router';
import { DeskLayout } from '../../desk/desk-layout';
import { useDesk } from '../../desk/use-desk';
import { useTitle } from '../../display/use-title';
import { type ListState, peopleAddress, readListState } from './list-state';
import { PersonPanel } from './panel/person-panel';
import { PeopleList } from './people-list';
import { StateTabs } from './state-tabs';
import { usePeople } from './use-people';

const title = 'People';

const opening = (id: ListState['id']) => ({ id });

/** The user desk: everybody with or without an account; the address says who is listed and who is open. */
export function PeoplePage() {
  const [search] = useSearchParams();
  const filter = readListState(search);
  const loaded = usePeople(filter);
  const { id } = filter;
  useTitle(title);

  const addressOf = (next: Partial<ListState>) => peopleAddress({ ...filter, ...next });
  const { list, go, close } = useDesk({ open: id, opening, addressOf, loaded });

  return (
    <DeskLayout
      title={title}
      list={list}
      panel={
        id === undefined
          ? undefined
          : (isBesideList) => <PersonPanel key={id} id={id} isBesideList={isBesideList} onClose={close} />
      }
    >
      <StateTabs state={filter.state} onStateChange={(state) => go({ state, id: undefined })}>
        <div className="grid grid-cols-1 gap-2.5">
          {filter.q && (
            <div>
              <Chip label={`Matching “${filter.q}”`} onRemove={() => go({ q: '', id: undefined })} />
            </div>
          )}
          <PeopleList loaded={loaded} filter={filter} addressOf={(next) => addressOf({ id: next })} />
        </div>
      </StateTabs>
    </DeskLayout>
  );
}
