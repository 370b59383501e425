import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { typedCode } from '../../session/typed-code';

/** Code of two-step sign-in, without the spaces that people type. */
export const codeSchema = z.string().check(
  z.overwrite((typed) => typedCode(typed) ?? ''),
  z.minLength(1, 'Please enter the code.'),
  z.maxLength(40),
);

/** Field for the code of the authenticator app, or a recovery code. */
export function CodeField({ error, ...input }: RegisteredField & { error?: string }) {
  return (
    <Field
      label="Code"
      help="The 6 digits that your authenticator app shows now, or a recovery code."
      error={error}
      isRequired
    >
      <Input
        {...input}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        spellCheck={false}
      />
    </Field>
  );
}
