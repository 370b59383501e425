import type { StaffMessage } from '@aw/contracts/contact-messages/staff';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useElementWidth } from '../../format/use-element-width';
import { useRowClick } from '../../resource-list/use-row-click';
import { type Column, columnsFor } from './columns';
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

type MessagesTableProps = {
  messages: StaffMessage[];
  open: string | undefined;
  query: string;
  addressOf: (id: string) => string;
};

const headings: Record<Column, string> = {
  subject: 'Subject',
  sender: 'From',
  kind: 'Form',
  reference: 'Reference',
  state: 'State',
  age: 'Sent',
};

/** The rows of the mailbox, with as many columns as there is room for. */
export function MessagesTable({ messages, open, query, addressOf }: MessagesTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = columnsFor(useElementWidth(frame));
  return (
    <div ref={frame} className="min-w-0 max-sm:[&_td:first-child]:w-full">
      <Table label="Messages">
        <TableHead>
          {columns.map((column) => (
            <TableHeadCell key={column}>{headings[column]}</TableHeadCell>
          ))}
        </TableHead>
        <TableBody>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              columns={columns}
              to={addressOf(message.id)}
              isOpen={message.id === open}
              isReplacing={open !== undefined}
              query={query}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** One message of the list; its subject is the link, a click anywhere does the same. */
function MessageRow({ message, columns, to, isOpen, isReplacing, query }: MessageRowProps) {
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
