import { minStaffPasswordLength } from '@aw/contracts/staff/public';
import { changeStaffPassword } from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { passwordSchema, refusedPassword } from './password-errors';

const empty = { current: '', password: '' };

/** Form that changes one's own password. */
export function PasswordSection() {
  const { api } = useConsole();
  const { form, formProps, field, errors, note, submitProps } = useZodForm(passwordSchema, {
    defaultValues: empty,
    send: (body) => change.mutateAsync(body),
    explain: (error) => {
      const { note: reason, ...wrong } = refusedPassword(error);
      return { errors: wrong, note: reason };
    },
  });
  const change = useAction({
    send: (body: typeof empty) => api.call(changeStaffPassword, { body }),
    done: () => ({
      title: 'Password changed',
      description: 'You were signed out everywhere else.',
      tone: 'positive',
    }),
    isErrorShown: true,
    onDone: () => form.reset(empty),
  });
  return (
    <section aria-labelledby="password" className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <h2 id="password" className="text-18">
        Password
      </h2>
      <form {...formProps} className="grid max-w-dialog-sm grid-cols-1 gap-4">
        {note && <Note tone="danger">{note}</Note>}
        <Field label="Current password" error={errors.current} isRequired>
          <PasswordInput {...field('current')} maxLength={200} autoComplete="current-password" />
        </Field>
        <Field
          label="New password"
          help={`At least ${minStaffPasswordLength} characters that are hard to guess, such as four unrelated words. It must not contain your username.`}
          error={errors.password}
          isRequired
        >
          <PasswordInput {...field('password')} maxLength={200} autoComplete="new-password" />
        </Field>
        <div>
          <Button {...submitProps} pendingLabel="Changing…">
            Change password
          </Button>
        </div>
      </form>
    </section>
  );
}
