import type { StaffMessage } from '@aw/contracts/contact-messages/staff';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { useRef } from 'react';
import { useElementWidth } from '../../format/use-element-width';
import { type Column, columnsFor } from './columns';
import { MessageRow } from './message-row';

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
