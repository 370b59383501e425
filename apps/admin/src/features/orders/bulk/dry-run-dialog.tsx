import { Dialog } from '@aw/ui/primitives/dialog';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { orderAddress } from '../../../format/order-number';
import { type AssignResult, outcomeText } from './dry-run-text';

type DryRunDialogProps = { results: readonly AssignResult[]; writerName: string; trigger: ReactElement };

/** Every order of a dry run with what would become of it. */
export function DryRunDialog({ results, writerName, trigger }: DryRunDialogProps) {
  return (
    <Dialog
      title={`Dry run: assign to ${writerName}`}
      description="Nothing has been changed yet."
      trigger={trigger}
    >
      <ul className="text-13">
        {results.map((result) => (
          <li
            key={result.orderId}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <Link to={orderAddress(result.orderId)} className="font-mono">
              {result.orderId}
            </Link>
            <span className={result.outcome === 'skipped' ? 'text-ink-muted' : 'font-medium'}>
              {outcomeText(result)}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
