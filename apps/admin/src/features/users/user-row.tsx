import type { UserSummary } from '@aw/contracts/users/staff';
import { Highlight } from '@aw/ui/primitives/highlight';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { figure, shortId } from '../../format/figures';
import { useRowClick } from '../../resource-list/use-row-click';
import type { Column } from './columns';
import { statusesOf } from './status';
import { StatusCell } from './status-badges';
import { userName } from './user-name';

type UserRowProps = {
  user: UserSummary;
  columns: Column[];
  /** The address that opens the person beside the list. */
  to: string;
  isOpen: boolean;
  /** Whether another row is open, so that the way back stays short. */
  isReplacing: boolean;
  query: string;
};

/** One person of the list; the name is the link, a click anywhere does the same. */
export function UserRow({ user, columns, to, isOpen, isReplacing, query }: UserRowProps) {
  const openRow = useRowClick({ to, isReplacing });
  const { id, email, isAnonymous, uploadCount, seenAt } = user;
  const name = userName(user);
  const statuses = statusesOf(user);
  const isRoomy = columns.includes('email');
  const shownId = <Highlight text={query && id.includes(query) ? id : shortId(id)} query={query} />;
  const cells: Record<Column, ReactNode> = {
    user: (
      <TableCell key="person" kind="lead" title={name}>
        <Link
          data-row={id}
          to={to}
          replace={isReplacing}
          className="block truncate rounded-1 py-2 text-ink no-underline -outline-offset-2 hover:underline"
        >
          <span className={isAnonymous ? 'font-normal text-ink-muted' : undefined}>
            <Highlight text={name} query={query} />
          </span>
          {!isRoomy && name !== email && (
            <span className="block truncate text-12 font-normal text-ink-muted">
              {email ? (
                <Highlight text={email} query={query} />
              ) : (
                <span className="font-mono">{shownId}</span>
              )}
            </span>
          )}
        </Link>
      </TableCell>
    ),
    email: (
      <TableCell key="email" title={email ?? id}>
        <span className="inline-block max-w-56 truncate align-bottom">
          {email ? (
            <Highlight text={email} query={query} />
          ) : columns.includes('id') ? (
            <span className="text-ink-faint">None</span>
          ) : (
            <span className="font-mono text-12">{shownId}</span>
          )}
        </span>
      </TableCell>
    ),
    id: (
      <TableCell key="id" kind="id" title={id}>
        {shownId}
      </TableCell>
    ),
    state: (
      <TableCell key="state">
        <StatusCell statuses={statuses} shownCount={columns.includes('id') ? 2 : 1} />
      </TableCell>
    ),
    uploads: (
      <TableCell key="uploads" kind="number">
        {figure(uploadCount)}
      </TableCell>
    ),
    seen: (
      <TableCell key="seen">
        {seenAt ? <Time value={seenAt} /> : <span className="text-ink-faint">Never</span>}
      </TableCell>
    ),
  };
  return (
    <TableRow isOpen={isOpen} onClick={openRow}>
      {columns.map((column) => cells[column])}
    </TableRow>
  );
}
