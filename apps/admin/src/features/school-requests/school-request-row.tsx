import { decideSchoolRequest, type SchoolRequest } from '@aw/contracts/schools/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { useRef } from 'react';
import { useChange } from '../../api/use-change';
import { useFocusRescue } from '../../format/use-focus-rescue';
import { useConsole } from '../../services/console-services';

type Decision = 'add' | 'decline';

type SchoolRequestRowProps = {
  request: SchoolRequest;
  /** Whether location and date have columns of their own. */
  isRoomy: boolean;
};

/** One asked-for school with its decision, or the two buttons for it. */
export function SchoolRequestRow({ request, isRoomy }: SchoolRequestRowProps) {
  const { id, name, location, status, createdAt } = request;
  const { api } = useConsole();
  const outcome = useRef<HTMLSpanElement>(null);
  useFocusRescue(outcome, status);
  const decide = useChange({
    send: (decision: Decision) => api.call(decideSchoolRequest, { params: { id }, body: { decision } }),
    done: (_, decision) =>
      decision === 'add'
        ? { title: 'School added', description: `${name} can be chosen now.`, tone: 'positive' }
        : { title: 'Request declined', description: `${name} was not added.` },
  });
  const isSending = (decision: Decision) => decide.isPending && decide.variables === decision;

  return (
    <TableRow>
      <TableCell kind="lead" title={name}>
        {name}
      </TableCell>
      {isRoomy && <TableCell>{location ?? <span className="text-ink-faint">Not given</span>}</TableCell>}
      {isRoomy && (
        <TableCell>
          <Time value={createdAt} />
        </TableCell>
      )}
      <TableCell kind="number">
        {status === 'open' ? (
          <span className="inline-flex gap-2 py-1">
            <Button
              size="sm"
              aria-label={`Add ${name}`}
              isPending={isSending('add')}
              disabled={isSending('decline')}
              onClick={() => decide.mutate('add')}
            >
              Add
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Decline ${name}`}
              isPending={isSending('decline')}
              disabled={isSending('add')}
              onClick={() => decide.mutate('decline')}
            >
              Decline
            </Button>
          </span>
        ) : (
          <span ref={outcome} tabIndex={-1} className="outline-none">
            <Badge tone={status === 'added' ? 'positive' : 'neutral'}>
              {status === 'added' ? 'Added' : 'Declined'}
            </Badge>
          </span>
        )}
      </TableCell>
    </TableRow>
  );
}
