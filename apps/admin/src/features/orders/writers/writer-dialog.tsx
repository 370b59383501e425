import { staffAddWriter, staffChangeWriter, type Writer } from '@aw/contracts/orders/staff';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { requiredTrimmedText } from '../../../actions/required-text';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';

const schema = z.object({
  name: requiredTrimmedText('Please enter the name that customers will see.'),
  title: z.string().check(z.trim()),
});

/** Name and title of a writer, as customers see them. Without a writer, the dialog adds one. */
export function WriterDialog({ writer, ...dialog }: DialogState & { writer: Writer | undefined }) {
  const { api } = useConsole();
  const { formProps, field, errors } = useZodForm(schema, {
    defaultValues: { name: writer?.name ?? '', title: writer?.title ?? '' },
    send: ({ name, title }) => save.mutate({ name, title: title || null }),
  });
  const save = useAction({
    send: (body: { name: string; title: string | null }) =>
      writer
        ? api.call(staffChangeWriter, { params: { id: writer.id }, body })
        : api.call(staffAddWriter, { body }),
    done: (saved) => ({
      title: writer ? 'Writer changed' : 'Writer added',
      description: writer ? undefined : `You can now assign orders to ${saved.name}.`,
    }),
    failed: writer ? 'The writer was not changed.' : 'The writer was not added.',
    log: writer && { name: 'this writer', target: `writer:${writer.id}` },
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title={writer ? `Edit ${writer.name}` : 'Add a writer'}
      submitLabel={writer ? 'Save' : 'Add writer'}
      pendingLabel="Saving…"
      isPending={save.isPending}
      failure={save.failure}
      formProps={formProps}
    >
      <Field label="Name" help="As customers see it, such as Hana K." error={errors.name} isRequired>
        <Input {...field('name')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Title" help="Optional, such as MSc Biochemistry.">
        <Input {...field('title')} maxLength={100} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
