import { Chip } from '@aw/ui/chip';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DeskLayout } from '../../desk/desk-layout';
import { useFocusOnClose, useListKeys } from '../../desk/use-list-keys';
import { useTitle } from '../../display/use-title';
import { type ListState, peopleAddress, readListState } from './list-state';
import { PersonPanel } from './panel/person-panel';
import { PeopleList } from './people-list';
import { StateTabs } from './state-tabs';
import { usePeople } from './use-people';

const title = 'People';

/** The user desk: everybody with or without an account; the address says who is listed and who is open. */
export function PeoplePage() {
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = readListState(search);
  const loaded = usePeople(filter);
  const { id } = filter;
  useTitle(title);

  const addressOf = (next: Partial<ListState>) => peopleAddress({ ...filter, ...next });
  const go = (next: Partial<ListState>) => void navigate(addressOf(next), { replace: id !== undefined });
  const close = () => void navigate(addressOf({ id: undefined }), { replace: true });
  useFocusOnClose(list, id);
  useListKeys({
    list,
    ids: loaded.rows?.map((person) => person.id) ?? [],
    open: id,
    onOpen: (next) => go({ id: next }),
    onClose: close,
    onEnd: loaded.loadMore,
  });

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
