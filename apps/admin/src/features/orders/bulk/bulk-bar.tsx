import { reasonOf } from '@aw/contracts/api-error';
import type { Writer } from '@aw/contracts/orders/staff';
import { Dialog } from '@aw/ui/primitives/dialog';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import { Icon } from '@aw/ui/primitives/icon';
import { Select } from '@aw/ui/primitives/select';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { writersQuery } from '../../../api/shared-queries';
import { orderAddress } from '../../../format/order-number';
import type { Selection } from '../../../resource-list/use-selection';
import { useConsole } from '../../../services/console-services';
import { type AssignResult, changedCount, outcomeText, runText } from './dry-run-text';
import { useAssignRun } from './use-assign-run';

type InkButtonProps = {
  children: ReactNode;
  onClick: () => void;
  /** Accessible name of a button that shows only an icon. */
  label?: string;
  /** True for the main action of the bar. */
  isFilled?: boolean;
  isPending?: boolean;
};

type DryRunDialogProps = { results: readonly AssignResult[]; writerName: string; trigger: ReactElement };

/** Actions on the selected orders. A dry run shows the result before anything is changed. */
export function BulkBar({ selection }: { selection: Selection }) {
  const [writer, setWriter] = useState<Writer>();
  const { dryRun, assign } = useAssignRun({ orderIds: selection.ids, writer, onDone: selection.clear });
  const results = writer && dryRun.data?.results;
  const changing = results ? changedCount(results) : 0;
  return (
    <section
      aria-label="Bulk actions"
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-2 bg-ink py-2.5 ps-4.5 pe-3 text-13 text-surface shadow-2"
    >
      <b role="status" className="font-strong whitespace-nowrap tabular-nums">
        {formatNumber(selection.ids.length)} selected
      </b>
      <div className="min-w-0 flex-1 max-lg:order-3 max-lg:basis-full lg:border-s lg:border-surface/30 lg:ps-5">
        {writer ? (
          <p role="status">
            <b className="font-strong">{withFullStop(`Dry run: assign to ${writer.name}`)}</b>{' '}
            <DryRun results={results} error={dryRun.error} writer={writer} />
          </p>
        ) : (
          <WriterChoice onChoose={setWriter} />
        )}
      </div>
      <div className="ms-auto flex items-center gap-2">
        {writer && <InkButton onClick={() => setWriter(undefined)}>Change writer</InkButton>}
        {writer && changing > 0 && (
          <InkButton isFilled isPending={assign.isPending} onClick={() => assign.mutate(writer)}>
            {assign.isPending ? 'Assigning…' : `Assign ${formatCount(changing, 'order')}`}
          </InkButton>
        )}
        <InkButton label="Clear selection" onClick={selection.clear}>
          <Icon icon={X} size="sm" />
        </InkButton>
      </div>
    </section>
  );
}

type DryRunProps = { results: readonly AssignResult[] | undefined; error: unknown; writer: Writer };

function DryRun({ results, error, writer }: DryRunProps): ReactNode {
  if (error) return `The dry run failed. ${reasonOf(error)}`;
  if (!results) return 'Checking the orders…';
  return (
    <>
      {runText(results)}{' '}
      <DryRunDialog
        results={results}
        writerName={writer.name}
        trigger={
          <button type="button" className="ms-1 whitespace-nowrap underline underline-offset-4">
            Show {formatCount(results.length, 'order')}
          </button>
        }
      />
    </>
  );
}

function WriterChoice({ onChoose }: { onChoose: (writer: Writer) => void }) {
  const { api } = useConsole();
  const writers = (useQuery(writersQuery(api)).data ?? []).filter(({ isActive }) => isActive);
  if (writers.length === 0) return <p>No writer is taking orders. Add or resume one under Writers.</p>;
  return (
    <div className="max-w-72">
      <Select
        label="Assign to"
        placeholder="Assign to…"
        size="sm"
        value={undefined}
        options={writers.map(({ id, name, openOrders }) => ({
          value: String(id),
          label: `${name}, ${openOrders === 0 ? 'no open orders' : formatCount(openOrders, 'open order')}`,
        }))}
        onValueChange={(value) => {
          const chosen = writers.find(({ id }) => String(id) === value);
          if (chosen) onChoose(chosen);
        }}
      />
    </div>
  );
}

/** Adds a full stop, unless the text ends with one, as an abbreviated name does. */
function withFullStop(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

/** Result of a dry run for every order. */
function DryRunDialog({ results, writerName, trigger }: DryRunDialogProps) {
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

/** Button on the dark bar, with the colours of the page inverted. */
function InkButton({ children, onClick, label, isFilled = false, isPending = false }: InkButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isPending || undefined}
      data-filled={isFilled || undefined}
      onClick={() => {
        if (!isPending) onClick();
      }}
      className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-2 px-2.5 text-13 font-strong whitespace-nowrap text-surface outline-surface hover:bg-surface/15 data-filled:bg-surface data-filled:px-3.5 data-filled:text-ink data-filled:hover:bg-surface-sunken"
    >
      {children}
    </button>
  );
}
