import { changeEmail } from '@aw/contracts/account/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { failureText } from './failure';
import { useChangeEmail } from './use-change-email';

/** Takes a new address, which is used once its owner has opened the link that is mailed to it. */
export function ChangeEmailForm() {
  const { toast } = useToast();
  const change = useChangeEmail();
  const { form, formProps, field, errors, submitProps } = useZodForm(changeEmail.body, {
    send: async ({ email }) => {
      await change.mutateAsync(email);
      form.reset({ email: '' });
      toast({ title: 'Link sent', description: `Please open the link we emailed to ${email}.` });
    },
    explain: (error) => ({ errors: { email: failureText(error) } }),
  });

  return (
    <form {...formProps} className="grid max-w-measure gap-4">
      <Field
        label="New email"
        help="We email a link to the new address and a notice to the old one. Nothing changes until you open the link."
        error={errors.email}
      >
        <Input {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      </Field>
      <div>
        <Button {...submitProps} pendingLabel="Sending...">
          Change email
        </Button>
      </div>
    </form>
  );
}
