import { ApiError } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Link } from '@aw/ui/primitives/link';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { paths } from '~/lib/paths';
import { proofSchema } from './auth-schemas';

/** How an address is confirmed in a browser that is not signed in to its account. */
export type Proof = { password: string; signIn: boolean };

type ConfirmElsewhereProps = {
  /** What is being sent, while it is. */
  sent: Proof | undefined;
  onConfirm: (proof: Proof) => Promise<void>;
};

/** Whether a password was refused, which its field says. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'auth.credentials';
}

/** The password of the account and the two ways to confirm: the mail alone could be about somebody else's account. */
export function ConfirmElsewhere({ sent, onConfirm }: ConfirmElsewhereProps) {
  const { form, formProps, submit, field, errors } = useZodForm(proofSchema, {
    defaultValues: { signIn: true },
    send: onConfirm,
    explain: (error) =>
      isWrongPassword(error)
        ? { errors: { password: 'This is not the account’s password. Please try again.' } }
        : undefined,
    recheck: 'untyped',
    selectsWrong: true,
  });
  const pending = (signIn: boolean) => ({
    isPending: sent?.signIn === signIn,
    pendingLabel: 'Confirming...',
  });

  return (
    <form {...formProps} className="grid gap-4">
      <Field
        label="Account password"
        help={
          <Link to={paths.forgotPassword} className="inline-flex min-h-6 items-center">
            Forgot password?
          </Link>
        }
        error={errors.password}
        isRequired
      >
        <PasswordInput {...field('password')} autoComplete="current-password" maxLength={200} />
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button
          type="submit"
          variant="primary"
          onClick={() => form.setValue('signIn', true)}
          {...pending(true)}
        >
          Confirm and sign in here
        </Button>
        <Button
          onClick={() => {
            form.setValue('signIn', false);
            void submit();
          }}
          {...pending(false)}
        >
          Only confirm
        </Button>
      </div>
    </form>
  );
}
