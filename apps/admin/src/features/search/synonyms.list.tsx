import { type StaffSynonym, staffAddSynonym, staffRemoveSynonym } from '@aw/contracts/search/staff';
import { Button } from '@aw/ui/primitives/button';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Time } from '@aw/ui/primitives/time';
import { Equal, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAction } from '../../actions/use-action';
import { useFocusRescue } from '../../format/use-focus-rescue';
import type { Column, TableView } from '../../resource-list/column';
import { FilterBar } from '../../resource-list/filter-bar';
import { LoadedTable } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { useWholeList } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { synonymsAddress, synonymsQuery } from './queries';
import { SynonymDialog } from './synonym-dialog';
import { matchingSynonyms, synonymText } from './synonym-form';

type ColumnName = 'words' | 'meanings' | 'direction' | 'changed';

/** Width in pixels from which the meanings have a column of their own, and from which direction and date have. */
const meaningsFromPx = 450;
const roomyFromPx = 650;

const columns: readonly Column<StaffSynonym, ColumnName>[] = [
  {
    name: 'words',
    head: 'Words',
    sortValue: ({ words }) => words,
    title: ({ words }) => words,
    cell: (synonym, view) => (
      <span className="inline-block py-2 whitespace-normal">
        <span className="block font-medium">
          <Highlight text={synonym.words} query={view.query} />
        </span>
        {!view.has('meanings') && (
          <span className="text-ink-muted">
            <Meanings synonym={synonym} view={view} />
          </span>
        )}
      </span>
    ),
  },
  {
    name: 'meanings',
    head: 'Meanings',
    fromPx: meaningsFromPx,
    cell: (synonym, view) => (
      <span className="inline-block py-2 whitespace-normal">
        <Meanings synonym={synonym} view={view} />
      </span>
    ),
  },
  {
    name: 'direction',
    head: 'Direction',
    fromPx: roomyFromPx,
    sortValue: ({ isMutual }) => Number(isMutual),
    cell: ({ isMutual }) => (isMutual ? 'Every direction' : 'One way'),
  },
  {
    name: 'changed',
    head: 'Last changed',
    fromPx: roomyFromPx,
    sortValue: ({ updatedAt }) => updatedAt,
    title: ({ updatedBy }) => updatedBy ?? 'Came with the site',
    cell: ({ updatedAt }) => <Time value={updatedAt} />,
  },
];

type MeaningsProps = { synonym: StaffSynonym; view: TableView<ColumnName> };

function Meanings({ synonym: { meanings, isMutual }, view: { query, has } }: MeaningsProps) {
  return (
    <>
      <Highlight text={meanings.join(', ')} query={query} />
      {!has('direction') && !isMutual && <span className="block text-12 text-ink-muted">One way</span>}
    </>
  );
}

const texts = {
  loading: 'Loading the synonyms…',
  failed: 'The synonyms did not load',
  noun: { one: 'synonym', many: 'synonyms' },
  isFootShort: true,
  icon: Equal,
};

/** Synonyms that searches use, with all that staff can do with them. */
export function SynonymsPage() {
  const { api } = useConsole();
  const mayChange = useMay()('documents.moderate');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { q } = synonymsAddress.read(search);
  const all = useWholeList(synonymsQuery(api));
  const loaded = { ...all, rows: all.rows && matchingSynonyms(all.rows, q) };
  const [edited, setEdited] = useState<StaffSynonym | 'new'>();
  const synonym = edited === 'new' ? undefined : (all.rows?.find(({ id }) => id === edited?.id) ?? edited);
  const onOpenChange = (isOpen: boolean) => setEdited(isOpen ? edited : undefined);
  const remove = useRemoval();
  const list = useRef<HTMLDivElement>(null);
  useFocusRescue(list, all.rows && String(all.rows.length));
  const changes: Column<StaffSynonym> = {
    name: 'change',
    head: 'Actions',
    kind: 'number',
    cell: (row) => (
      <span className="inline-flex justify-end gap-2 py-1">
        <Button size="sm" aria-label={`Edit ${row.words}`} onClick={() => setEdited(row)}>
          Edit…
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Remove ${row.words}`}
          isPending={remove.isPending && remove.variables.id === row.id}
          onClick={() => remove.mutate(row)}
        >
          Remove
        </Button>
      </span>
    ),
  };
  return (
    <PlainPage
      title="Synonyms"
      lead="Other words for what people search for. A search for the words also finds documents that have one of the meanings, after those that have the words themselves."
      actions={
        mayChange && (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            Add synonym…
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-2.5 outline-none">
        <FilterBar
          query={q}
          onQueryRemove={() => void navigate(synonymsAddress.write())}
          filters={{ chips: [] }}
          onFilter={() => {}}
          loaded={loaded}
          texts={texts}
        />
        <LoadedTable
          loaded={loaded}
          texts={texts}
          empty={emptyText(q)}
          label="Synonyms"
          columns={mayChange ? [...columns, changes] : columns}
          query={q}
        />
      </div>
      {edited === 'new' && (
        <SynonymDialog isOpen onOpenChange={onOpenChange} words={loaded.rows?.length === 0 ? q : ''} />
      )}
      {synonym && <SynonymDialog key={synonym.id} synonym={synonym} isOpen onOpenChange={onOpenChange} />}
    </PlainPage>
  );
}

function emptyText(q: string) {
  return q
    ? { title: `No synonym has “${q}”`, text: 'Look for a part of the words, or add them as a synonym.' }
    : { title: 'No synonyms', text: 'Searches find only the words that people type, until you add some.' };
}

/** Removes a synonym. The toast can add it again. */
function useRemoval() {
  const { api } = useConsole();
  const restore = useAction({
    send: ({ words, meanings, isMutual }: StaffSynonym) =>
      api.call(staffAddSynonym, { body: { words, meanings, isMutual } }),
    done: (synonym) => ({ title: 'Synonym added again', description: synonymText(synonym) }),
    failed: 'The synonym was not added again.',
  });
  return useAction({
    send: ({ id }: StaffSynonym) => api.call(staffRemoveSynonym, { params: { id } }),
    done: (_, synonym) => ({
      title: 'Synonym removed',
      description: synonymText(synonym),
      action: { label: 'Undo', onSelect: () => restore.mutate(synonym) },
    }),
    failed: 'The synonym was not removed.',
    isStaleAfter: () => true,
  });
}
