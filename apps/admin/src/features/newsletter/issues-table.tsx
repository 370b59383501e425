import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffGetNewsletter } from '@aw/contracts/newsletter/staff';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { Newspaper } from 'lucide-react';
import { figure } from '../../format/figures';

type Issues = ResponseOf<typeof staffGetNewsletter>['issues'];

/** The issues that were sent, the latest first. */
export function IssuesTable({ issues }: { issues: Issues }) {
  if (issues.length === 0) {
    return (
      <EmptyState icon={Newspaper} title="No issue yet">
        What is sent to the subscribers stands here afterwards.
      </EmptyState>
    );
  }
  return (
    <div className="max-sm:[&_td:first-child]:w-full">
      <Table label="Issues">
        <TableHead>
          <TableHeadCell>Subject</TableHeadCell>
          <TableHeadCell align="end">Addresses</TableHeadCell>
          <TableHeadCell>Sent</TableHeadCell>
        </TableHead>
        <TableBody>
          {issues.map(({ id, subject, recipients, by, createdAt }) => (
            <TableRow key={id}>
              <TableCell kind="lead" title={`${subject} (${by})`}>
                {subject}
              </TableCell>
              <TableCell kind="number">{figure(recipients)}</TableCell>
              <TableCell>
                <Time value={createdAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
