import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusFirstError } from '../../actions/focus-first-error';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { articleName, textsAddress } from './text-names';

/** Asks for the address of a new article and opens its editor; nothing is stored before it is published. */
export function NewArticleDialog(dialog: DialogState) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const name = articleName(typed);
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (name) void navigate(textsAddress(name));
    else focusFirstError(event);
  };
  return (
    <FormDialog
      {...dialog}
      title="New article"
      submitLabel="Write it"
      pendingLabel="Opening…"
      isPending={false}
      failure={undefined}
      onSubmit={submit}
    >
      <Field
        label="Address"
        help="What stands after /blog/, such as revision-plans-that-hold."
        error={isChecked && !name ? 'Please use small letters, digits and single hyphens.' : undefined}
        isRequired
      >
        <Input
          value={typed}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
