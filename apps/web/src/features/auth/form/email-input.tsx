import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';
import { readTypedEmail } from './use-auth-form';

type EmailInputProps = RegisteredField & {
  autoComplete: 'email' | 'username webauthn';
  error?: string;
  help?: string;
};

/** The email field, filled with the address last typed on any sign-in page. */
export function EmailInput({ error, help, ...input }: EmailInputProps) {
  return (
    <Field label="Email" error={error} help={help} isRequired>
      <Input
        {...input}
        type="email"
        inputMode="email"
        defaultValue={readTypedEmail()}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}
