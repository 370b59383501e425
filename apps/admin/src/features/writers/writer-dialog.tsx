import { staffAddWriter, staffChangeWriter, type Writer } from '@aw/contracts/orders/staff';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../actions/focus-first-error';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';

type WriterDialogProps = DialogState & { writer: Writer | undefined };

/** Name and title of a writer, as customers read them; without a writer it adds one. */
export function WriterDialog({ writer, ...dialog }: WriterDialogProps) {
  const { api } = useConsole();
  const [name, setName] = useState(writer?.name ?? '');
  const [title, setTitle] = useState(writer?.title ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = name.trim() === '';
  const save = useAction({
    send: () => {
      const body = { name: name.trim(), title: title.trim() || null };
      return writer
        ? api.call(staffChangeWriter, { params: { id: writer.id }, body })
        : api.call(staffAddWriter, { body });
    },
    done: (saved) => ({
      title: writer ? 'Writer changed' : 'Writer added',
      description: writer ? undefined : `Orders can be assigned to ${saved.name} now.`,
    }),
    failed: writer ? 'The writer was not changed.' : 'The writer was not added.',
    of: 'the writers',
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (isMissing) focusFirstError(event);
    else save.mutate();
  };
  return (
    <FormDialog
      {...dialog}
      title={writer ? `Edit ${writer.name}` : 'Add a writer'}
      submitLabel={writer ? 'Save' : 'Add writer'}
      pendingLabel="Saving…"
      isPending={save.isPending}
      failure={save.failure}
      onSubmit={submit}
    >
      <Field
        label="Name"
        help="As customers read it, such as Hana K."
        error={isChecked && isMissing ? 'Please enter the name that customers read.' : undefined}
        isRequired
      >
        <Input
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Title" help="What they are, such as MSc Biochemistry; it may stay empty.">
        <Input
          maxLength={100}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
