import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { StaffDocument } from '@aw/contracts/documents/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Highlight } from '@aw/ui/primitives/highlight';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import { useRowClick } from '../../resource-list/use-row-click';
import type { Column } from './columns';
import { statusOf } from './status';

type DocumentRowProps = {
  document: StaffDocument;
  columns: Column[];
  /** The address that opens it beside the list. */
  to: string;
  isOpen: boolean;
  /** Whether another row is open, so that the way back stays short. */
  isReplacing: boolean;
  query: string;
};

/** One document of the list; the title is its link, a click anywhere does the same. */
export function DocumentRow({ document, columns, to, isOpen, isReplacing, query }: DocumentRowProps) {
  const openRow = useRowClick({ to, isReplacing });
  const standing = statusOf(document);
  const cells: Record<Column, ReactNode> = {
    title: (
      <TableCell key="title" kind="lead" title={document.title}>
        <Link
          data-row={document.id}
          to={to}
          replace={isReplacing}
          className="block truncate rounded-1 py-2 text-ink no-underline -outline-offset-2 hover:underline"
        >
          <Highlight text={document.title} query={query} />
        </Link>
      </TableCell>
    ),
    fileName: (
      <TableCell key="fileName" title={document.fileName}>
        <span className="inline-block max-w-56 truncate align-bottom">
          <Highlight text={document.fileName} query={query} />
        </span>
      </TableCell>
    ),
    uploader: (
      <TableCell key="uploader" kind="id" title={document.uploaderId}>
        {shortId(document.uploaderId)}
      </TableCell>
    ),
    type: <TableCell key="type">{documentTypeNames[document.documentType]}</TableCell>,
    status: (
      <TableCell key="status">
        <Badge tone={standing.tone}>{standing.label}</Badge>
      </TableCell>
    ),
    age: (
      <TableCell key="age">
        <Time value={document.uploadedAt} />
      </TableCell>
    ),
  };
  return (
    <TableRow isOpen={isOpen} onClick={openRow}>
      {columns.map((column) => cells[column])}
    </TableRow>
  );
}
