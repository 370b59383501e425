import { type DataUpgrade, staffListDataUpgrades } from '@aw/contracts/system/data-upgrades';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';

const names: Record<DataUpgrade['name'], string> = {
  documents: 'Text of documents',
  fingerprints: 'Fingerprints for finding copies',
  posts: 'Questions, answers and comments',
  quiz_questions: 'Quiz questions and study material',
  names: 'Spelling of titles and names',
  search: 'Search index: documents, questions, courses and schools',
};

const reasons: Record<DataUpgrade['givenUp'][number]['reason'], string> = {
  missing: 'the file is missing',
  refused: 'the file would be refused today',
  failed: 'all attempts failed',
};

/**
 * Shows how far stored data has been brought up to date, and what could not be updated. Shows nothing when all is done.
 */
export function DataUpgradesSection() {
  const { api } = useConsole();
  const query = useQuery(dataUpgradesQuery(api));
  const { data, error } = query;
  if (!data)
    return error ? <LoadError title="The updates of stored data did not load" query={query} /> : null;
  const open = data.upgrades.filter(({ left, givenUp }) => left > 0 || givenUp.length > 0);
  if (open.length === 0) return null;
  const count = (rows: number) =>
    rows < data.countedUpTo ? formatNumber(rows) : `${formatNumber(rows)} or more`;
  return (
    <section aria-labelledby="data-upgrades" className="grid grid-cols-1 gap-3">
      <h2 id="data-upgrades" className="text-18">
        Updates of stored data
      </h2>
      <p className="max-w-measure text-14 text-ink-muted">
        After an update of the site, stored data is brought up to date in the background. Items that could not
        be updated stay as they are.
      </p>
      <Table label="Progress of each update">
        <TableHead>
          <TableHeadCell>Data</TableHeadCell>
          <TableHeadCell align="end">Remaining</TableHeadCell>
          <TableHeadCell align="end">Up to date</TableHeadCell>
          <TableHeadCell>Last progress</TableHeadCell>
          <TableHeadCell>Could not be updated</TableHeadCell>
        </TableHead>
        <TableBody>
          {open.map(({ name, left, done, movedAt, givenUp }) => (
            <TableRow key={name}>
              <TableCell>{names[name]}</TableCell>
              <TableCell kind="number">{count(left)}</TableCell>
              <TableCell kind="number">{count(done)}</TableCell>
              <TableCell>
                {left === 0 ? 'Finished' : movedAt ? <Time value={movedAt} /> : 'None yet'}
              </TableCell>
              <TableCell>
                {givenUp.map(({ reason, count: rows }) => `${count(rows)}: ${reasons[reason]}`).join('; ') ||
                  'None'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

const upgradePollMs = 60_000;

/** Progress of updates of stored data; polled while any is left. */
export function dataUpgradesQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['data-upgrades'],
    queryFn: ({ signal }) => api.call(staffListDataUpgrades, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.upgrades.some(({ left }) => left > 0) ? upgradePollMs : false,
  });
}
