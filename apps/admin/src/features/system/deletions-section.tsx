import type { Deletion } from '@aw/contracts/system/deletions';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Loaded } from '../../format/load-error';
import { useFocusRescue } from '../../format/use-focus-rescue';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { deletedRows } from './delete-all-labels';
import { statusOf } from './deletion-status';
import { deletionsQuery } from './queries';
import { useRestoreDeletion } from './use-restore-deletion';

/** Past Delete All actions. Each can be restored for 30 days. */
export function DeletionsSection() {
  const { api } = useConsole();
  const query = useQuery(deletionsQuery(api));
  return (
    <section aria-labelledby="deletions" className="grid grid-cols-1 gap-3">
      <h2 id="deletions" className="text-18">
        Deletions
      </h2>
      <Loaded query={query} failed="The deletions did not load">
        {(deletions) =>
          deletions.length === 0 ? (
            <p className="text-14 text-ink-muted">
              No deletions. What you delete with Delete All appears here. You can restore it for 30 days.
            </p>
          ) : (
            <ul className="border-t border-line">
              {deletions.map((deletion) => (
                <DeletionRow key={deletion.id} deletion={deletion} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function DeletionRow({ deletion }: { deletion: Deletion }) {
  const { kind, count, deletedAt, actor } = deletion;
  const { isRestorable, text } = statusOf(deletion);
  const mayDelete = useMay()('deletions.all');
  const restore = useRestoreDeletion();
  const row = useRef<HTMLLIElement>(null);
  useFocusRescue(row, deletion.restoredAt);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="outline-none flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-14"
    >
      <span>
        <b className="font-strong tabular-nums">{deletedRows(kind, count)}</b>{' '}
        <span className="text-ink-muted">
          by {actor}, <Time value={deletedAt} />
        </span>
      </span>
      <span className="flex items-center gap-3 text-13 text-ink-muted">
        {text}
        {isRestorable && mayDelete && (
          <Button
            size="sm"
            icon={Undo2}
            aria-label={`Restore ${deletedRows(kind, count)}`}
            isPending={restore.isPending}
            pendingLabel="Restoring…"
            onClick={() => restore.mutate(deletion)}
          >
            Restore
          </Button>
        )}
      </span>
    </li>
  );
}
