import type { StaffDocument } from '@aw/contracts/documents/staff';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { useRef } from 'react';
import { useElementWidth } from '../../format/use-element-width';
import { type Column, columnsFor } from './columns';
import { DocumentRow } from './document-row';

type DocumentsTableProps = {
  documents: StaffDocument[];
  /** What the rows are, for screen readers. */
  label: string;
  open: number | undefined;
  query: string;
  addressOf: (id: number) => string;
};

const headings: Record<Column, string> = {
  title: 'Title',
  fileName: 'File name',
  uploader: 'Uploader',
  type: 'Type',
  status: 'Status',
  age: 'Uploaded',
};

/** The rows of a list, with as many columns as there is room for. */
export function DocumentsTable({ documents, label, open, query, addressOf }: DocumentsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = columnsFor(useElementWidth(frame));
  return (
    <div ref={frame} className="min-w-0 max-sm:[&_td:first-child]:w-full">
      <Table label={label}>
        <TableHead>
          {columns.map((column) => (
            <TableHeadCell key={column}>{headings[column]}</TableHeadCell>
          ))}
        </TableHead>
        <TableBody>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              columns={columns}
              to={addressOf(document.id)}
              isOpen={document.id === open}
              isReplacing={open !== undefined}
              query={query}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
