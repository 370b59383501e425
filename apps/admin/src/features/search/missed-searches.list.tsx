import { missedSearchLimits } from '@aw/contracts/search/staff';
import { Button } from '@aw/ui/primitives/button';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { useWholeList } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import {
  type MissedSearchRow,
  missedSearchesAddress,
  missedSearchesQuery,
  missedSearchPeriods,
} from './queries';
import { SynonymDialog } from './synonym-dialog';

/** Width in pixels from which the last day has a column of its own. */
const roomyFromPx = 540;

const texts = {
  loading: 'Loading the searches…',
  failed: 'The searches did not load',
  noun: { one: 'search', many: 'searches' },
  icon: SearchX,
};

const empty = {
  title: 'No searches without results',
  text: `When ${missedSearchLimits.people} people search for the same words on one day and find nothing, the words appear here on the next day.`,
};

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Searches of the library that found nothing, with a button that makes a synonym of each. */
export function MissedSearchesPage() {
  const { api, siteOrigin } = useConsole();
  const mayChange = useMay()('documents.moderate');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { days } = missedSearchesAddress.read(search);
  const loaded = useWholeList(missedSearchesQuery(api, days));
  const [words, setWords] = useState<string>();
  const columns: readonly Column<MissedSearchRow>[] = [
    {
      name: 'query',
      head: 'Search',
      kind: 'lead',
      title: ({ query }) => query,
      sortValue: ({ query }) => query,
      cell: ({ query }) => (
        <a
          href={`${siteOrigin}/documents?${new URLSearchParams({ q: query })}`}
          aria-label={`${query}, search on the site`}
        >
          {query}
        </a>
      ),
    },
    {
      name: 'people',
      head: 'People',
      kind: 'number',
      sortValue: ({ people }) => people,
      cell: ({ people }) => formatNumber(people),
    },
    {
      name: 'lastDay',
      head: 'Last day',
      fromPx: roomyFromPx,
      sortValue: ({ lastDay }) => lastDay,
      cell: ({ lastDay }) => <time dateTime={lastDay}>{day.format(new Date(lastDay))}</time>,
    },
  ];
  const actions: Column<MissedSearchRow> = {
    name: 'actions',
    head: 'Actions',
    kind: 'number',
    cell: ({ query }) => (
      <Button size="sm" icon={Plus} aria-label={`Add synonym for ${query}`} onClick={() => setWords(query)}>
        Synonym…
      </Button>
    ),
  };
  return (
    <PlainPage
      title="Missed searches"
      lead={`Searches of the library that found nothing, or nothing with all of their words. Only searches of at least ${missedSearchLimits.people} different people on one day are counted, without the people, and kept for ${missedSearchLimits.days} days.`}
      actions={
        <SegmentedControl
          label="Period"
          size="sm"
          segments={missedSearchPeriods.map((value) => ({ value, label: `${value} days` }))}
          value={days}
          onValueChange={(value) =>
            void navigate(
              missedSearchesAddress.write(missedSearchesAddress.read(new URLSearchParams({ days: value }))),
            )
          }
        />
      }
    >
      <LoadedTable
        loaded={loaded}
        texts={texts}
        empty={empty}
        label="Missed searches"
        columns={mayChange ? [...columns, actions] : columns}
      />
      {words !== undefined && (
        <SynonymDialog words={words} isOpen onOpenChange={(isOpen) => setWords(isOpen ? words : undefined)} />
      )}
    </PlainPage>
  );
}
