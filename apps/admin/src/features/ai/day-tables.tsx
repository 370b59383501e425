import type { AiDay, AiFigures } from '@aw/contracts/ai/staff';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Bot } from 'lucide-react';
import { percentText } from '../../format/figures';
import { ShareBar } from '../../format/share-bar';
import type { Column } from '../../resource-list/column';
import { ResourceTable } from '../../resource-list/resource-table';
import { costText, failuresText, isUsed, latencyText, purposesText, utcDayText } from './figure-texts';
import type { AiView } from './queries';

type DayRow = AiDay & { id: string };
type SpeedRow = Pick<AiDay, 'day'> & AiDay['model'] & { id: string; by: string };

const dayColumn = { name: 'day', head: 'Day', cell: ({ day }: Pick<AiDay, 'day'>) => utcDayText(day) };
const number = (name: string, head: string, of: (day: AiDay) => number): Column<DayRow> => ({
  name,
  head,
  kind: 'number',
  cell: (day) => formatNumber(of(day)),
});

const useColumns: readonly Column<DayRow>[] = [
  dayColumn,
  number('model', 'AI model', ({ model }) => model.answers),
  number('library', 'Study library', ({ library }) => library.answers),
  number('people', 'People', ({ people }) => people),
  {
    name: 'helped',
    head: 'Helpful / not helpful',
    kind: 'number',
    cell: ({ helped, didNotHelp }) => `${formatNumber(helped)} / ${formatNumber(didNotHelp)}`,
  },
];

const failureColumns: readonly Column<DayRow>[] = [
  dayColumn,
  number('failed', 'Failed', ({ failed }) => failed),
  number('interrupted', 'Cut off', ({ interrupted }) => interrupted),
  number('stopped', 'Stopped', ({ stopped }) => stopped),
  {
    name: 'why',
    head: 'Reasons',
    cell: ({ failures }) => (
      <span className="inline-block min-w-32 py-2 whitespace-normal">{failuresText(failures)}</span>
    ),
  },
];

const speedColumns: readonly Column<SpeedRow>[] = [
  dayColumn,
  { name: 'by', head: 'Answered by', cell: ({ by }) => by },
  {
    name: 'firstText',
    head: 'Time to first words',
    kind: 'number',
    cell: ({ firstText }) => latencyText(firstText),
  },
  { name: 'whole', head: 'Time to whole answer', kind: 'number', cell: ({ whole }) => latencyText(whole) },
];

function costColumns(cap: number | null): readonly Column<DayRow>[] {
  return [
    dayColumn,
    number('prompt', 'Input tokens', ({ promptTokens }) => promptTokens),
    number('completion', 'Output tokens', ({ completionTokens }) => completionTokens),
    { name: 'cost', head: 'Cost', kind: 'number', cell: ({ costMicrousd }) => costText(costMicrousd) },
    {
      name: 'purposes',
      head: 'Of which',
      cell: (day) => (
        <span className="inline-block min-w-40 py-2 whitespace-normal">{purposesText(day)}</span>
      ),
    },
    ...(cap === null ? [] : [capColumn(cap)]),
  ];
}

function capColumn(cap: number): Column<DayRow> {
  return {
    name: 'cap',
    head: 'Share of daily limit',
    cell: ({ costMicrousd }) => {
      const share = costMicrousd / cap;
      return (
        <span className="grid min-w-16 gap-0.5">
          {percentText(share)}
          <ShareBar share={Math.min(1, share)} />
        </span>
      );
    },
  };
}

/** Explanation of each table. */
const notes: Readonly<Record<AiView, string>> = {
  use: 'Answers by the AI model and by the study library, how many people asked, and how many said an answer was helpful or not.',
  cost: 'What the AI model cost, including answers in progress, and what it was used for. Shares are of today’s limit.',
  speed:
    'Each cell has two times. Half of the answers took no longer than the first, and 95% took no longer than the second.',
  failures: 'Failed: no text at all. Cut off: only part of the text. Stopped: ended by the person who asked.',
};

type DayTableProps = { view: AiView; figures: AiFigures };

/** One table of the figures, day by day. Days without figures are left out. */
export function DayTable({ view, figures }: DayTableProps) {
  const days = figures.days.filter(isUsed).map((day) => ({ ...day, id: day.day }));
  if (days.length === 0)
    return (
      <EmptyState icon={Bot} title="No answers yet">
        No one used the chat in this period. Answers appear here by day.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-measure text-14 text-ink-muted">{notes[view]}</p>
      {view === 'speed' ? (
        <ResourceTable label="Speed by day" columns={speedColumns} rows={days.flatMap(speedRows)} />
      ) : view === 'use' ? (
        <ResourceTable label="Use by day" columns={useColumns} rows={days} />
      ) : view === 'cost' ? (
        <ResourceTable label="Cost by day" columns={costColumns(figures.capMicrousd)} rows={days} />
      ) : (
        <ResourceTable label="Failures by day" columns={failureColumns} rows={days} />
      )}
    </div>
  );
}

/** One row for each source that answered. */
function speedRows({ day, model, library }: AiDay): SpeedRow[] {
  return [
    { ...model, day, id: `${day} model`, by: 'AI model' },
    { ...library, day, id: `${day} library`, by: 'Study library' },
  ].filter(({ answers }) => answers > 0);
}
