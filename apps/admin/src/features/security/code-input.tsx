import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { Ref } from 'react';

type CodeInputProps = {
  label: string;
  help: string;
  error?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** `numeric` where no recovery code is taken. */
  inputMode?: 'numeric';
  ref?: Ref<HTMLInputElement>;
};

/** The field of a code that is good once. */
export function CodeInput({ label, help, error, onValueChange, ...input }: CodeInputProps) {
  return (
    <Field label={label} help={help} error={error} isRequired>
      <Input
        {...input}
        onChange={(event) => onValueChange(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        spellCheck={false}
      />
    </Field>
  );
}
