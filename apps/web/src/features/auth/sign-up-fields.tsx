import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { FieldErrors } from '~/lib/call-failure';
import type { SignUpField } from './auth-variants';
import { EmailInput } from './email-input';
import { PasswordField } from './password-field';

const names = {
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  fullName: { label: 'Full name', autoComplete: 'name', maxLength: 200 },
} as const;

type SignUpFieldsProps = { fields: readonly SignUpField[]; errors: FieldErrors; minLength: number };

/** The fields of a sign-up page in their order; first and last name share a line where there is room. */
export function SignUpFields({ fields, errors, minLength }: SignUpFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className={field === 'firstName' || field === 'lastName' ? '' : 'sm:col-span-2'}>
          <SignUpInput field={field} error={errors[field]} minLength={minLength} />
        </div>
      ))}
    </div>
  );
}

type SignUpInputProps = { field: SignUpField; error: string | undefined; minLength: number };

function SignUpInput({ field, error, minLength }: SignUpInputProps) {
  switch (field) {
    case 'email':
      return <EmailInput autoComplete="email" error={error} />;
    case 'password':
      return (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          help={`At least ${minLength} characters.`}
          error={error}
        />
      );
    case 'confirm':
      return (
        <PasswordField label="Confirm password" name="confirm" autoComplete="new-password" error={error} />
      );
    default: {
      const { label, autoComplete, maxLength } = names[field];
      return (
        <Field label={label} error={error}>
          <Input
            name={field}
            dir="auto"
            autoComplete={autoComplete}
            maxLength={maxLength}
            aria-required="true"
          />
        </Field>
      );
    }
  }
}
