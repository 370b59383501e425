import { deleteAllDocuments, deleteAllQuestions } from '@aw/contracts/system/deletions';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '../../actions/use-action';
import { overviewQuery } from '../../api/shared-queries';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { deleteAllLabels, type Kind } from './delete-all-labels';
import { useRestoreDeletion } from './use-restore-deletion';

const endpoints = { documents: deleteAllDocuments, questions: deleteAllQuestions };

type DeleteAllButtonProps = { kind: Kind; count: number };

type TotalCardProps = {
  label: string;
  /** Undefined while it loads. */
  total: number | undefined;
  /** Address of the rows behind the figure. */
  to: string;
  note: ReactNode;
  action?: ReactNode;
};

/** Totals of documents, questions and schools, with the two Delete All buttons. */
export function Totals() {
  const { api, siteOrigin } = useConsole();
  const mayDelete = useMay()('deletions.all');
  const query = useQuery(overviewQuery(api));
  const { data, error } = query;
  if (!data && error) {
    return <LoadError title="The totals did not load" query={query} />;
  }
  const documentNote =
    data &&
    `${formatNumber(data.documents)} published, ${formatNumber(data.processing)} processing, ${formatNumber(data.refused)} refused; ${formatNumber(data.removed)} removed`;
  return (
    <section aria-label="Totals" className="grid gap-4 md:grid-cols-3">
      <TotalCard
        label="Documents"
        total={data?.presentDocuments}
        to="/admin/documents"
        note={documentNote}
        action={mayDelete && <DeleteAllButton kind="documents" count={data?.presentDocuments ?? 0} />}
      />
      <TotalCard
        label="Questions"
        total={data?.questions}
        to="/admin/questions"
        note={data && `${formatNumber(data.unansweredQuestions)} unanswered`}
        action={mayDelete && <DeleteAllButton kind="questions" count={data?.questions ?? 0} />}
      />
      <TotalCard
        label="Schools"
        total={data?.schools}
        to={`${siteOrigin}/schools`}
        note={
          data ? (
            `${formatNumber(data.openSchoolRequests)} to confirm, with courses`
          ) : (
            <Skeleton width="half" />
          )
        }
      />
    </section>
  );
}

/** One total with a link to its rows and an action on all of them. */
function TotalCard({ label, total, to, note, action }: TotalCardProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 rounded-2 border border-line p-4 md:max-xl:grid-cols-1 md:max-xl:content-start md:max-xl:justify-items-start">
      <div className="grid gap-0.5">
        <h2 className="font-sans text-13 leading-ui font-normal tracking-normal text-ink-muted">{label}</h2>
        <p className="font-serif text-28 leading-title font-strong tracking-[-0.015em] tabular-nums">
          {total === undefined ? (
            <Skeleton shape="title" width="half" />
          ) : (
            <Link
              to={to}
              aria-label={`${formatNumber(total)} ${label.toLowerCase()}`}
              className="text-ink no-underline hover:underline"
            >
              {formatNumber(total)}
            </Link>
          )}
        </p>
        <p className="min-h-5 text-12 text-ink-faint">{note}</p>
      </div>
      {action}
    </div>
  );
}

/** Deletes every document or question after its word is typed. The toast and the list below offer to restore them. */
function DeleteAllButton({ kind, count }: DeleteAllButtonProps) {
  const { api } = useConsole();
  const texts = deleteAllLabels(kind, count);
  const restore = useRestoreDeletion();
  const deleteAll = useAction({
    send: () => api.call(endpoints[kind], {}),
    done: ({ deletion }) => ({
      title: 'Success',
      description: texts.done,
      action: { label: 'Restore', onSelect: () => restore.mutate(deletion) },
    }),
    explain: () => texts.failed,
  });
  return (
    <ConfirmDialog
      title={texts.question}
      description={texts.description}
      confirmWord={texts.word}
      confirmLabel="Delete All"
      pendingLabel="Deleting…"
      cancelLabel="Keep them"
      onConfirm={async () => {
        await deleteAll.mutateAsync();
      }}
      trigger={
        <Button
          variant="danger"
          size="sm"
          icon={Trash2}
          disabled={count === 0}
          aria-label={`Delete All ${kind}`}
        >
          Delete All
        </Button>
      }
    />
  );
}
