import { deleteAllDocuments, deleteAllQuestions } from '@aw/contracts/staff/deletions';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Trash2 } from 'lucide-react';
import { useChange } from '../../api/use-change';
import { useConsole } from '../../services/console-services';
import { deleteAllLabels, type Kind } from './delete-all-labels';
import { useRestoreDeletion } from './use-restore-deletion';

const endpoints = { documents: deleteAllDocuments, questions: deleteAllQuestions };

type DeleteAllButtonProps = { kind: Kind; count: number };

/** Deletes every document or question once its word was typed; the toast and the list below offer the way back. */
export function DeleteAllButton({ kind, count }: DeleteAllButtonProps) {
  const { api } = useConsole();
  const texts = deleteAllLabels(kind, count);
  const restore = useRestoreDeletion();
  const deleteAll = useChange({
    send: () => api.call(endpoints[kind], {}),
    done: ({ deletion }) => ({
      title: 'Success',
      description: texts.done,
      action: { label: 'Restore', onSelect: () => restore.mutate(deletion) },
    }),
    failed: texts.failed,
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
