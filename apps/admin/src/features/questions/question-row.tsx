import { defaultSubject } from '@aw/contracts/documents/subjects';
import type { StaffQuestion } from '@aw/contracts/questions/staff';
import { Highlight } from '@aw/ui/primitives/highlight';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import { useRowClick } from '../../resource-list/use-row-click';
import { StatusBadge } from './status-badge';

type QuestionRowProps = {
  question: StaffQuestion;
  /** Whether subject, asker and date have columns of their own. */
  isRoomy: boolean;
  /** The address that opens the question beside the list. */
  to: string;
  isOpen: boolean;
  /** Whether another row is open, so that the way back stays short. */
  isReplacing: boolean;
  query: string;
};

/** One question of the list; its title is the link, a click anywhere does the same. */
export function QuestionRow({ question, isRoomy, to, isOpen, isReplacing, query }: QuestionRowProps) {
  const openRow = useRowClick({ to, isReplacing });
  const { id, title, excerpt, subject, askerId, status, createdAt } = question;
  return (
    <TableRow isOpen={isOpen} onClick={openRow}>
      <TableCell kind="lead" title={title}>
        <Link
          data-row={id}
          to={to}
          replace={isReplacing}
          className="block truncate rounded-1 py-2 text-ink no-underline -outline-offset-2 hover:underline"
        >
          <Highlight text={title} query={query} />
          <span className="block truncate text-12 font-normal text-ink-muted">
            <Highlight text={excerpt} query={query} />
          </span>
        </Link>
      </TableCell>
      {isRoomy && <TableCell>{subject ?? defaultSubject}</TableCell>}
      {isRoomy && (
        <TableCell kind="id" title={askerId}>
          {shortId(askerId)}
        </TableCell>
      )}
      <TableCell>
        <StatusBadge status={status} />
      </TableCell>
      {isRoomy && (
        <TableCell>
          <Time value={createdAt} />
        </TableCell>
      )}
    </TableRow>
  );
}
