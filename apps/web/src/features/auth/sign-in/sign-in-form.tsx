import { signIn } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { settleSession } from '~/lib/replace-user';
import type { SignInVariant } from '../auth-variants';
import { needsSecondFactor, signInRefusal } from '../form/auth-failures';
import { signInSchema } from '../form/auth-schemas';
import { EmailInput } from '../form/email-input';
import { PasswordField } from '../form/password-field';
import { useAuthForm } from '../form/use-auth-form';
import { OtherMethods } from '../other-sign-in-methods';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { usePasskey } from './use-passkey';

type SignInFormProps = {
  variant: SignInVariant;
  /** Called if the password was right and the account also requires a code. */
  onSecondFactor: () => void;
  /** Link to the sign-up page. */
  footer?: ReactNode;
};

/** Email and password, and below them the other sign-in methods. */
export function SignInForm({ variant, onSecondFactor, footer }: SignInFormProps) {
  const queryClient = useQueryClient();
  const enter = useCompleteSignIn(variant.welcome);
  const { form, formProps, field, choice, errors, note, submitProps } = useAuthForm(signInSchema, {
    defaultValues: { remember: true },
    warn: () => variant.missing,
    send: async (body) => {
      await settleSession(queryClient);
      await enter(await api.call(signIn, { body }));
    },
    explain: (error) => {
      if (!needsSecondFactor(error)) return signInRefusal(error, variant);
      onSecondFactor();
    },
  });
  const remember = choice('remember');
  const passkey = usePasskey({
    welcome: variant.welcome,
    remember: () => form.getValues('remember'),
  });
  return (
    <div className="grid gap-5">
      <form {...formProps} className="grid gap-4">
        {note && <Note tone="danger">{note}</Note>}
        <EmailInput
          {...field('email')}
          autoComplete={passkey.hasAutofill ? 'username webauthn' : 'email'}
          error={errors.email}
        />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="current-password"
          error={errors.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-14">
          {variant.hasRemember && (
            <Checkbox label="Remember me" isChecked={remember.value} onCheckedChange={remember.set} />
          )}
          <Link to={paths.forgotPassword} className="inline-flex min-h-6 items-center">
            Forgot password?
          </Link>
        </div>
        <Button {...submitProps} variant="primary" isBlock pendingLabel="Signing In...">
          Sign In
        </Button>
      </form>
      <OtherMethods oidcLabel={variant.oidcLabel} passkey={passkey} saysConsent />
      {footer}
    </div>
  );
}
