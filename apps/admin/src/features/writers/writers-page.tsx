import type { Writer } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { useQuery } from '@tanstack/react-query';
import { PenLine, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { writersQuery } from '../../api/shared-queries';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useMediaQuery } from '../../format/use-media-query';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import { WriterDialog } from './writer-dialog';
import { WriterRow } from './writer-row';

/** Who writes the orders: added, renamed, and kept from new orders here. */
export function WritersPage() {
  const [edited, setEdited] = useState<Writer | 'new'>();
  useTitle('Writers');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-3 px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-22">Writers</h1>
        <Button size="sm" icon={UserPlus} onClick={() => setEdited('new')}>
          Add writer…
        </Button>
      </div>
      <p className="max-w-measure text-14 text-ink-muted">
        Customers read the name and the title. Writers have no account: staff deliver and write for them.
      </p>
      <Writers onEdit={setEdited} />
      {edited && (
        <WriterDialog
          writer={edited === 'new' ? undefined : edited}
          isOpen
          onOpenChange={(isOpen) => setEdited(isOpen ? edited : undefined)}
        />
      )}
    </div>
  );
}

function Writers({ onEdit }: { onEdit: (writer: Writer) => void }) {
  const { api } = useConsole();
  const { data: writers, error, isFetching, refetch } = useQuery(writersQuery(api));
  const isRoomy = useMediaQuery('(min-width: 47.5rem)');
  if (!writers && error) {
    return (
      <LoadError
        title="The writers did not load"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!writers) return <ListSkeleton label="Loading writers…" />;
  if (writers.length === 0) {
    return (
      <EmptyState icon={PenLine} title="No writers yet">
        Add the first one; then paid orders can be assigned.
      </EmptyState>
    );
  }
  return (
    <div className="max-sm:[&_td:first-child]:w-full">
      <Table label="Writers">
        <TableHead>
          <TableHeadCell>Name</TableHeadCell>
          {isRoomy && <TableHeadCell>Title</TableHeadCell>}
          <TableHeadCell align="end">To deliver</TableHeadCell>
          {isRoomy && <TableHeadCell>State</TableHeadCell>}
          <TableHeadCell align="end">Change</TableHeadCell>
        </TableHead>
        <TableBody>
          {writers.map((writer) => (
            <WriterRow key={writer.id} writer={writer} isRoomy={isRoomy} onEdit={() => onEdit(writer)} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
