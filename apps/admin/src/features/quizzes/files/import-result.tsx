import type { ImportOutcome } from '@aw/contracts/quizzes/question-files';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';

/** Maximum number of errors in the list. The next check shows the rest. */
const maxListed = 200;

/** Result of a check: how many questions were read, and every line with an error. */
export function ImportResult({ outcome: { read, faults } }: { outcome: ImportOutcome }) {
  if (faults.length === 0) {
    return read === 0 ? (
      <Note tone="caution" title="No questions found.">
        Check the format you chose: the text may be in another format.
      </Note>
    ) : (
      <div role="status">
        <Note tone="positive" title={`${formatCount(read, 'question')} read, no errors.`}>
          Nothing has been added yet.
        </Note>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Note tone="danger" title={`${formatCount(faults.length, 'error')}.`}>
        {read > 0 ? `${formatCount(read, 'question')} could be read. ` : ''}Nothing was added. Fix these lines
        and check again.
      </Note>
      <Table label="Errors by line">
        <TableHead>
          <TableHeadCell align="end">Line</TableHeadCell>
          <TableHeadCell>Error</TableHeadCell>
        </TableHead>
        <TableBody>
          {faults.slice(0, maxListed).map(({ line, message }) => (
            <TableRow key={`${line} ${message}`}>
              <TableCell kind="number">{formatNumber(line)}</TableCell>
              <TableCell>
                <span className="whitespace-normal wrap-anywhere">{message}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {faults.length > maxListed && (
        <p className="text-13 text-ink-muted">
          And {formatCount(faults.length - maxListed, 'more error', 'more errors')}.
        </p>
      )}
    </div>
  );
}
