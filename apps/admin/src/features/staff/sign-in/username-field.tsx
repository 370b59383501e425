import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';

/** Field for the username. */
export function UsernameField({ error, ...input }: RegisteredField & { error?: string }) {
  return (
    <Field label="Username" error={error} isRequired>
      <Input {...input} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={100} />
    </Field>
  );
}
