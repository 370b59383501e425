import { IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

type PasswordFieldProps = RegisteredField & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  help?: string;
};

/** A password field with a button that shows the text. */
export function PasswordField({ label, error, help, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} help={help} isRequired>
      <div className="relative *:[input]:pe-13">
        <Input
          {...input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <div className="absolute inset-y-0 end-0">
          <IconButton
            label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            icon={isShown ? EyeOff : Eye}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      </div>
    </Field>
  );
}
