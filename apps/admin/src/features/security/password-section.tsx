import { leastStaffPassword } from '@aw/contracts/staff/public';
import { changeStaffPassword } from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../actions/focus-first-error';
import { useChange } from '../../api/use-change';
import { useConsole } from '../../services/console-services';
import { passwordErrors, refusedPassword } from './password-errors';

const empty = { current: '', password: '' };

/** One's own password: the one of now, and a new one. */
export function PasswordSection() {
  const { api } = useConsole();
  const [values, setValues] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const change = useChange({
    send: () => api.call(changeStaffPassword, { body: values }),
    done: () => ({
      title: 'Password changed',
      description: 'Everywhere else you were signed out.',
      tone: 'positive',
    }),
    isErrorShown: true,
    onDone: () => {
      setValues(empty);
      setIsChecked(false);
    },
  });
  const refused = change.isPending ? {} : refusedPassword(change.error);
  const missing = isChecked ? passwordErrors(values) : {};
  const bind = (name: keyof typeof empty) => ({
    value: values[name],
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      if (change.isError) change.reset();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(passwordErrors(values)).length > 0) focusFirstError(event);
    else if (!change.isPending) change.mutate();
  };
  return (
    <section aria-labelledby="password" className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <h2 id="password" className="text-18">
        Password
      </h2>
      <form onSubmit={submit} noValidate className="grid max-w-dialog-sm grid-cols-1 gap-4">
        {refused.note && <Note tone="danger">{refused.note}</Note>}
        <Field label="Current password" error={missing.current ?? refused.current} isRequired>
          <PasswordInput {...bind('current')} autoComplete="current-password" />
        </Field>
        <Field
          label="New password"
          help={`At least ${leastStaffPassword} characters that are hard to guess, such as four unrelated words, and without your username in it.`}
          error={missing.password ?? refused.password}
          isRequired
        >
          <PasswordInput {...bind('password')} autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" isPending={change.isPending} pendingLabel="Changing…">
            Change password
          </Button>
        </div>
      </form>
    </section>
  );
}
