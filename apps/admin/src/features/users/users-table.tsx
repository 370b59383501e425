import type { UserSummary } from '@aw/contracts/users/staff';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { useRef } from 'react';
import { useElementWidth } from '../../format/use-element-width';
import { type Column, columnsFor } from './columns';
import { UserRow } from './user-row';

type UsersTableProps = {
  users: UserSummary[];
  open: string | undefined;
  query: string;
  addressOf: (id: string) => string;
};

const headings: Record<Column, string> = {
  user: 'Name',
  email: 'E-mail',
  id: 'Id',
  state: 'State',
  uploads: 'Uploads',
  seen: 'Seen',
};

/** The rows of a list, with as many columns as there is room for. */
export function UsersTable({ users, open, query, addressOf }: UsersTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = columnsFor(useElementWidth(frame));
  return (
    <div ref={frame} className="min-w-0 max-sm:[&_td:first-child]:w-full">
      <Table label="People">
        <TableHead>
          {columns.map((column) => (
            <TableHeadCell key={column} align={column === 'uploads' ? 'end' : 'start'}>
              {headings[column]}
            </TableHeadCell>
          ))}
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              columns={columns}
              to={addressOf(user.id)}
              isOpen={user.id === open}
              isReplacing={open !== undefined}
              query={query}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
