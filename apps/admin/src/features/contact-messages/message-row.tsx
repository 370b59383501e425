import type { StaffMessage } from '@aw/contracts/contact-messages/staff';
import { Highlight } from '@aw/ui/primitives/highlight';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { useRowClick } from '../../resource-list/use-row-click';
import type { Column } from './columns';
import { kindNames } from './list-labels';
import { StateBadge } from './state-badge';

type MessageRowProps = {
  message: StaffMessage;
  columns: Column[];
  /** The address that opens the message beside the list. */
  to: string;
  isOpen: boolean;
  /** Whether another row is open, so that the way back stays short. */
  isReplacing: boolean;
  query: string;
};

/** One message of the list; its subject is the link, a click anywhere does the same. */
export function MessageRow({ message, columns, to, isOpen, isReplacing, query }: MessageRowProps) {
  const openRow = useRowClick({ to, isReplacing });
  const { id, reference, name, email, subject, excerpt, kind, state, createdAt } = message;
  return (
    <TableRow isOpen={isOpen} onClick={openRow}>
      <TableCell kind="lead" title={subject}>
        <Link
          data-row={id}
          to={to}
          replace={isReplacing}
          className="block truncate rounded-1 py-2 text-ink no-underline -outline-offset-2 hover:underline"
        >
          <Highlight text={subject} query={query} />
          <span className="block truncate text-12 font-normal text-ink-muted">
            <Highlight text={columns.includes('sender') ? excerpt : name} query={query} />
          </span>
        </Link>
      </TableCell>
      {columns.includes('sender') && (
        <TableCell title={email}>
          <span className="inline-block max-w-48 truncate align-bottom">
            <Highlight text={name} query={query} />
          </span>
        </TableCell>
      )}
      {columns.includes('kind') && <TableCell>{kindNames[kind]}</TableCell>}
      {columns.includes('reference') && (
        <TableCell kind="id">
          <Highlight text={reference} query={query} />
        </TableCell>
      )}
      <TableCell>
        <StateBadge state={state} />
      </TableCell>
      {columns.includes('age') && (
        <TableCell>
          <Time value={createdAt} />
        </TableCell>
      )}
    </TableRow>
  );
}
