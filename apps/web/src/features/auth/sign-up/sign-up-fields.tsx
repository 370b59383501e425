import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { FieldErrors, RegisteredField } from '@aw/ui/primitives/use-zod-form';
import type { SignUpField } from '../auth-variants';
import { EmailInput } from '../form/email-input';
import { PasswordField } from '../form/password-field';

const names = {
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  fullName: { label: 'Full name', autoComplete: 'name', maxLength: 200 },
} as const;

type SignUpFieldsProps = {
  fields: readonly SignUpField[];
  field: (name: SignUpField) => RegisteredField;
  errors: FieldErrors;
  minLength: number;
};

/** The fields of a sign-up page in their order. First and last name share a line on wide screens. */
export function SignUpFields({ fields, field, errors, minLength }: SignUpFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fields.map((name) => (
        <div key={name} className={name === 'firstName' || name === 'lastName' ? '' : 'sm:col-span-2'}>
          <SignUpInput name={name} registered={field(name)} error={errors[name]} minLength={minLength} />
        </div>
      ))}
    </div>
  );
}

type SignUpInputProps = {
  name: SignUpField;
  registered: RegisteredField;
  error: string | undefined;
  minLength: number;
};

function SignUpInput({ name, registered, error, minLength }: SignUpInputProps) {
  switch (name) {
    case 'email':
      return <EmailInput {...registered} autoComplete="email" error={error} />;
    case 'password':
      return (
        <PasswordField
          {...registered}
          label="Password"
          autoComplete="new-password"
          help={`At least ${minLength} characters.`}
          error={error}
        />
      );
    case 'confirm':
      return (
        <PasswordField {...registered} label="Confirm password" autoComplete="new-password" error={error} />
      );
    default: {
      const { label, autoComplete, maxLength } = names[name];
      return (
        <Field label={label} error={error} isRequired>
          <Input {...registered} dir="auto" autoComplete={autoComplete} maxLength={maxLength} />
        </Field>
      );
    }
  }
}
