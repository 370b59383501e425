import { staffChangeWriter, type Writer } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { PenLine, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../actions/use-action';
import { writersQuery } from '../../../api/shared-queries';
import type { Column } from '../../../resource-list/column';
import { LoadedTable } from '../../../resource-list/loaded-list';
import { PlainPage } from '../../../resource-list/plain-page';
import { useWholeList } from '../../../resource-list/use-loaded-rows';
import { useConsole } from '../../../services/console-services';
import { WriterDialog } from './writer-dialog';

type ColumnName = 'name' | 'title' | 'open' | 'state' | 'change';

/** Width in pixels from which title and state have columns of their own. */
const roomyFromPx = 650;

function columnsWith(onEdit: (writer: Writer) => void): readonly Column<Writer, ColumnName>[] {
  return [
    {
      name: 'name',
      head: 'Name',
      kind: 'lead',
      sortValue: ({ name }) => name,
      title: ({ name }) => name,
      cell: ({ name, title, isActive }, { has }) => (
        <>
          <span className={isActive ? undefined : 'text-ink-muted'}>{name}</span>
          {!has('title') && (
            <span className="block truncate text-12 font-normal text-ink-muted">
              {isActive ? title : 'Paused'}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'title',
      head: 'Title',
      fromPx: roomyFromPx,
      cell: ({ title }) => title ?? <span className="text-ink-faint">None</span>,
    },
    {
      name: 'open',
      head: 'Open orders',
      kind: 'number',
      sortValue: ({ openOrders }) => openOrders,
      cell: ({ id, openOrders }) =>
        openOrders === 0 ? (
          '0'
        ) : (
          <Link to={`/admin/orders?view=all&writer=${id}`}>{formatNumber(openOrders)}</Link>
        ),
    },
    {
      name: 'state',
      head: 'State',
      fromPx: roomyFromPx,
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Taking orders' : 'Paused'}</Badge>
      ),
    },
    {
      name: 'change',
      head: 'Actions',
      kind: 'number',
      cell: (writer) => <WriterChanges writer={writer} onEdit={() => onEdit(writer)} />,
    },
  ];
}

const texts = {
  loading: 'Loading writers…',
  failed: 'The writers did not load',
  noun: { one: 'writer', many: 'writers' },
  isFootShort: true,
  icon: PenLine,
};

const empty = {
  title: 'No writers yet',
  text: 'Add a writer to assign paid orders.',
};

/** List of writers, who are added, renamed, paused and resumed here. */
export function WritersPage() {
  const { api } = useConsole();
  const loaded = useWholeList(writersQuery(api));
  const [edited, setEdited] = useState<Writer | 'new'>();
  return (
    <PlainPage
      title="Writers"
      lead="Customers see the name and title. Writers have no account: staff send messages and deliver for them."
      actions={
        <Button size="sm" icon={UserPlus} onClick={() => setEdited('new')}>
          Add writer…
        </Button>
      }
    >
      <LoadedTable
        loaded={loaded}
        texts={texts}
        empty={empty}
        label="Writers"
        columns={columnsWith(setEdited)}
      />
      {edited && (
        <WriterDialog
          writer={edited === 'new' ? undefined : edited}
          isOpen
          onOpenChange={(isOpen) => setEdited(isOpen ? edited : undefined)}
        />
      )}
    </PlainPage>
  );
}

/** Buttons that edit, pause or resume a writer. */
function WriterChanges({ writer, onEdit }: { writer: Writer; onEdit: () => void }) {
  const { id, name, isActive } = writer;
  const { api } = useConsole();
  const setActive = useAction({
    send: (isTakingOrders: boolean) =>
      api.call(staffChangeWriter, { params: { id }, body: { isActive: isTakingOrders } }),
    done: (_, isTakingOrders) =>
      isTakingOrders
        ? { title: `${name} is taking orders again` }
        : {
            title: `${name} is paused`,
            description: 'They get no new orders and keep their current ones.',
            action: { label: 'Undo', onSelect: () => setActive.mutate(true) },
          },
  });
  return (
    <span className="inline-flex gap-2 py-1">
      <Button size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit…
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${isActive ? 'Pause' : 'Resume'} ${name}`}
        isPending={setActive.isPending}
        onClick={() => setActive.mutate(!isActive)}
      >
        {isActive ? 'Pause' : 'Resume'}
      </Button>
    </span>
  );
}
