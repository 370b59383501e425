import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { type ComponentProps, useEffect, useRef } from 'react';

type CodeFieldProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> & { error?: string };

/** The second step of the sign-in; it takes the focus when it appears, and again after a wrong code. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, [error]);
  return (
    <Field
      label="Code"
      help="The 6 digits that your authenticator app shows now, or a recovery code."
      error={error}
      isRequired
    >
      <Input
        {...input}
        ref={field}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        spellCheck={false}
      />
    </Field>
  );
}
