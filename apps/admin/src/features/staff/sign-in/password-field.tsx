import { Field } from '@aw/ui/primitives/field';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';

type PasswordFieldProps = RegisteredField & { autoComplete: string; error?: string };

/** Field for the password of the account. */
export function PasswordField({ error, ...input }: PasswordFieldProps) {
  return (
    <Field label="Password" error={error} isRequired>
      <PasswordInput {...input} maxLength={200} />
    </Field>
  );
}
