import { hasCode } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Link } from '@aw/ui/primitives/link';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { paths } from '~/lib/paths';
import { proofSchema } from '../form/auth-schemas';

/** Password and choice with which an address is confirmed in a browser that is not signed in to its account. */
export type Proof = { password: string; signIn: boolean };

type ConfirmElsewhereProps = {
  /** The proof that is being sent, if any. */
  sent: Proof | undefined;
  onConfirm: (proof: Proof) => Promise<void>;
};

/** Returns true if the password was wrong; its field shows that error. */
export function isWrongPassword(error: unknown): boolean {
  return hasCode(error, 'auth.credentials');
}

/**
 * Asks for the account's password and offers two ways to confirm. The email alone could be about another
 * person's account.
 */
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
