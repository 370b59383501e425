import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { readTypedEmail } from './typed-email';

type EmailInputProps = { autoComplete: 'email' | 'username webauthn'; error?: string; help?: string };

/** The e-mail address, as it was typed last on one of the ways in. */
export function EmailInput({ autoComplete, error, help }: EmailInputProps) {
  return (
    <Field label="Email" error={error} help={help}>
      <Input
        name="email"
        type="email"
        inputMode="email"
        defaultValue={readTypedEmail()}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
      />
    </Field>
  );
}
