import { staffChangeWriter, type Writer } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Link } from 'react-router';
import { useChange } from '../../api/use-change';
import { figure } from '../../format/figures';
import { useConsole } from '../../services/console-services';

type WriterRowProps = {
  writer: Writer;
  /** Whether title and state have columns of their own. */
  isRoomy: boolean;
  onEdit: () => void;
};

/** One writer with their open orders and what can be changed. */
export function WriterRow({ writer, isRoomy, onEdit }: WriterRowProps) {
  const { id, name, title, isActive, openOrders } = writer;
  const { api } = useConsole();
  const turn = useChange({
    send: (isOn: boolean) => api.call(staffChangeWriter, { params: { id }, body: { isActive: isOn } }),
    done: (_, isOn) =>
      isOn
        ? { title: `${name} takes orders again` }
        : {
            title: `${name} takes no new orders`,
            description: 'Orders that they have stay theirs.',
            action: { label: 'Undo', onSelect: () => turn.mutate(true) },
          },
  });
  return (
    <TableRow>
      <TableCell kind="lead" title={name}>
        <span className={isActive ? undefined : 'text-ink-muted'}>{name}</span>
        {!isRoomy && (
          <span className="block truncate text-12 font-normal text-ink-muted">
            {isActive ? title : 'Off'}
          </span>
        )}
      </TableCell>
      {isRoomy && <TableCell>{title ?? <span className="text-ink-faint">None</span>}</TableCell>}
      <TableCell kind="number">
        {openOrders === 0 ? (
          '0'
        ) : (
          <Link to={`/admin/orders?view=all&writer=${id}`}>{figure(openOrders)}</Link>
        )}
      </TableCell>
      {isRoomy && (
        <TableCell>
          <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Takes orders' : 'Off'}</Badge>
        </TableCell>
      )}
      <TableCell kind="number">
        <span className="inline-flex gap-2 py-1">
          <Button size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit…
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${isActive ? 'Turn off' : 'Turn on'} ${name}`}
            isPending={turn.isPending}
            onClick={() => turn.mutate(!isActive)}
          >
            {isActive ? 'Turn off' : 'Turn on'}
          </Button>
        </span>
      </TableCell>
    </TableRow>
  );
}
