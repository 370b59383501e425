import type { ResponseOf } from '@aw/contracts/endpoint';
import { startStaffTotp } from '@aw/contracts/staff/totp';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { useConsole } from '../../../services/console-services';
import { refusalOf } from './refusal';
import { useChangedElsewhere } from './use-changed-elsewhere';

type StartFormProps = { onStarted: (secret: ResponseOf<typeof startStaffTotp>) => void };

const schema = z.object({ password: z.string().check(z.minLength(1, 'Please enter your password.')) });

/** Explains two-step sign-in and asks for the password, which starts the set-up. */
export function StartForm({ onStarted }: StartFormProps) {
  const { api } = useConsole();
  const onRefused = useChangedElsewhere();
  const { formProps, field, errors, note, submitProps } = useZodForm(schema, {
    defaultValues: { password: '' },
    send: async (body) => onStarted(await api.call(startStaffTotp, { body })),
    explain: (error) => {
      onRefused(error);
      const refusal = refusalOf(error);
      return { errors: { password: refusal.field }, note: refusal.note };
    },
    recheck: 'untyped',
    selectsWrong: true,
  });

  return (
    <>
      <p className="max-w-measure text-14 text-ink-muted">
        When you sign in, you will also need a code from an app on your phone. Someone who only knows your
        password cannot sign in.
      </p>
      <form {...formProps} className="grid max-w-dialog-sm grid-cols-1 gap-4">
        {note && <Note tone="danger">{note}</Note>}
        <Field
          label="Your password"
          help="We ask for it so that no one else can set this up on a computer you left unlocked."
          error={errors.password}
          isRequired
        >
          <PasswordInput {...field('password')} autoComplete="current-password" maxLength={200} />
        </Field>
        <div>
          <Button {...submitProps} variant="primary" pendingLabel="Starting…">
            Set up authenticator app
          </Button>
        </div>
      </form>
    </>
  );
}
