import { staffRemoveDocument, staffRestoreDocument } from '@aw/contracts/documents/staff';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../../actions/form-dialog';
import { RemovalCauseFields, useRemovalCause } from '../../../actions/removal-cause';
import { useAction } from '../../../actions/use-action';
import { useTextForm } from '../../../actions/use-text-form';
import { useConsole } from '../../../services/console-services';
import type { OpenDocument } from '../queries';

type RemoveDialogProps = { document: OpenDocument };

/** Removes a document with a reason. The toast offers to restore it. */
export function RemoveDialog({ document }: RemoveDialogProps) {
  const { id, title } = document;
  const { api } = useConsole();
  const reason = useTextForm(`remove:${id}`, {
    please: 'Please enter a reason; the uploader will see it.',
    send: (text) => remove.mutate(text),
  });
  const [isOpen, setIsOpen] = useState(false);
  const cause = useRemovalCause();

  const undo = useRestoreDocument(document);
  const remove = useAction({
    send: (text: string) =>
      api.call(staffRemoveDocument, {
        params: { id },
        body: { reason: text, ...cause.chosen },
      }),
    done: () => ({
      title: 'Document removed',
      description: `“${title}” was removed from the library. The uploader will see the reason.`,
      action: { label: 'Undo', onSelect: () => undo.mutate() },
    }),
    onDone: () => {
      reason.clear();
      setIsOpen(false);
    },
  });

  return (
    <FormDialog
      title={`Remove “${title}”?`}
      description="We remove it from the library immediately. You can restore it."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="danger" size="sm" icon={Trash2}>
          Remove…
        </Button>
      }
      submitLabel="Remove document"
      pendingLabel="Removing…"
      cancelLabel="Keep it"
      isDestructive
      isPending={remove.isPending}
      failure={undefined}
      formProps={reason.formProps}
    >
      <Field label="Reason" help="The uploader will see it." error={reason.error} isRequired>
        <Textarea {...reason.field} rows={3} maxLength={500} />
      </Field>
      <RemovalCauseFields cause={cause} />
    </FormDialog>
  );
}

/** Restores a removed document. */
export function useRestoreDocument({ id, title }: Pick<OpenDocument, 'id' | 'title'>) {
  const { api } = useConsole();
  return useAction({
    send: () => api.call(staffRestoreDocument, { params: { id } }),
    done: () => ({ title: 'Document restored', description: `“${title}” is back in the library.` }),
  });
}
