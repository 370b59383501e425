import { type Account, changePassword } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { Panel } from '~/shell/panel';
import { sessionsQuery } from './account-queries';
import { failureText } from './failure';
import { issuerName } from './settings-text';
import { useAccountChange } from './use-account-change';
import { UsernameForManagers } from './username-for-managers';

/** Sets or changes the password. This ends every other session. */
export function PasswordSection({ account }: { account: Account }) {
  const { id, hasPassword, email, identities } = account;
  const { passwordMinLength } = usePublicConfig();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const change = useAccountChange((next: string) => api.call(changePassword, { body: { password: next } }));
  const minLengthText = `at least ${passwordMinLength} characters`;
  const schema = z.object({
    password: z.string().check(z.minLength(passwordMinLength, `Please use ${minLengthText}.`)),
  });
  const { form, formProps, field, errors, submitProps } = useZodForm(schema, {
    send: async ({ password }) => {
      await change.mutateAsync(password);
      form.reset({ password: '' });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(id).queryKey });
      toast({
        title: 'Password saved',
        description: 'We signed out every other browser.',
        tone: 'positive',
      });
    },
    explain: (error) => ({ errors: { password: failureText(error) } }),
  });

  return (
    <Panel
      id="password"
      title="Password"
      lead={
        hasPassword ? undefined : 'You have no password yet because you sign in another way. You can add one.'
      }
    >
      <form {...formProps} className="grid max-w-measure gap-4">
        <UsernameForManagers email={email} />
        <Field
          label={hasPassword ? 'New password' : 'Password'}
          help={`It needs ${minLengthText}. Saving it signs out every other browser.`}
          error={errors.password}
          isRequired
        >
          <PasswordInput {...field('password')} autoComplete="new-password" maxLength={200} />
        </Field>
        <div>
          <Button {...submitProps} pendingLabel="Saving...">
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </form>
      {identities.length > 0 && <OtherSignIns identities={identities} />}
    </Panel>
  );
}

/** Lists the providers that can also sign in to the account. */
function OtherSignIns({ identities }: Pick<Account, 'identities'>) {
  return (
    <ul className="grid gap-1 border-t border-line pt-4 text-14 text-ink-muted">
      {identities.map(({ issuer, email, createdAt }) => (
        <li key={issuer + createdAt} className="wrap-anywhere">
          You also sign in with <b className="text-ink">{issuerName(issuer)}</b>
          {email && ` as ${email}`}.
        </li>
      ))}
    </ul>
  );
}
