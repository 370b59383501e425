import { documentTypeNames } from '@aw/contracts/document-types';
import type { StaffDocument } from '@aw/contracts/staff-desk';
import { Badge } from '@aw/ui/badge';
import { Highlight } from '@aw/ui/highlight';
import { TableCell, TableRow } from '@aw/ui/table';
import { Time } from '@aw/ui/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRowClick } from '../../desk/use-row-click';
import { shortId } from '../../display/figures';
import type { Column } from './columns';
import { statusOf } from './standing';

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
