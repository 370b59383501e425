import { staffEndSharedLink } from '@aw/contracts/ai/staff';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';

/** Ends a link to a shared chat that someone sent to staff. */
export function EndLinkDialog(dialog: DialogState) {
  const { api } = useConsole();
  const { formProps, field, errors } = useZodForm(staffEndSharedLink.body, {
    defaultValues: { link: '', reason: '' },
    send: (body) => end.mutate(body),
  });
  const end = useAction({
    send: (body: { link: string; reason: string }) => api.call(staffEndSharedLink, { body }),
    done: () => ({
      title: 'Link ended',
      description: 'Anyone who opens it will see that our staff ended it. The owner keeps the chat.',
    }),
    failed: 'The link was not ended.',
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title="End a link to a chat"
      description="The link will stop working for everyone. You cannot undo this."
      submitLabel="End the link"
      pendingLabel="Ending…"
      isPending={end.isPending}
      failure={end.failure}
      formProps={formProps}
    >
      <Field label="Link" help="The full link, such as …/shared-chat/…" error={errors.link} isRequired>
        <Input {...field('link')} maxLength={500} />
      </Field>
      <Field label="Reason" help="For the audit log. Readers do not see it." error={errors.reason} isRequired>
        <Textarea {...field('reason')} rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
