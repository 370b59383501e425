import { questionStatuses } from '@aw/contracts/questions/public';
import { Chip } from '@aw/ui/primitives/chip';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useSearchParams } from 'react-router';
import { useTitle } from '../../format/use-title';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useResourceList } from '../../resource-list/use-resource-list';
import { useConsole } from '../../services/console-services';
import { type ListState, questionsAddress, readListState } from './list-state';
import { questionsQuery } from './queries';
import { QuestionPanel } from './question-panel';
import { QuestionsList } from './questions-list';
import { statusNames } from './status-badge';

const title = 'Questions';
const all = 'all';
const tabs = [
  { value: all, label: 'All' },
  ...questionStatuses.map((status) => ({ value: status, label: statusNames[status] })),
];

const opening = (id: ListState['id']) => ({ id });

/** The questions of students, those that wait for a look first; the address says which are listed and which is open. */
export function QuestionsPage() {
  const { api } = useConsole();
  const [search] = useSearchParams();
  const filter = readListState(search);
  const loaded = useLoadedRows(questionsQuery(api, filter));
  const { id, q } = filter;
  useTitle(title);

  const addressOf = (next: Partial<ListState>) => questionsAddress({ ...filter, ...next });
  const { list, go, close } = useResourceList({ open: id, opening, addressOf, loaded });

  return (
    <ResourceListLayout
      title={title}
      list={list}
      panel={
        id === undefined
          ? undefined
          : (isBesideList) => <QuestionPanel key={id} id={id} isBesideList={isBesideList} onClose={close} />
      }
    >
      <Tabs
        label="State"
        items={tabs}
        value={filter.status ?? all}
        onValueChange={(value) =>
          go({ status: questionStatuses.find((status) => status === value), id: undefined })
        }
      >
        <div className="grid grid-cols-1 gap-2.5">
          {q && (
            <div>
              <Chip label={`Matching “${q}”`} onRemove={() => go({ q: '', id: undefined })} />
            </div>
          )}
          <QuestionsList loaded={loaded} filter={filter} addressOf={(next) => addressOf({ id: next })} />
        </div>
      </Tabs>
    </ResourceListLayout>
  );
}
