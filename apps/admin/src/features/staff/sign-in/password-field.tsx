import { IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

type PasswordFieldProps = RegisteredField & { autoComplete: string; error?: string };

/** Password field with a button that shows the password. */
export function PasswordField({ error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label="Password" error={error} isRequired>
      <div className="relative *:[input]:pe-13">
        <Input {...input} type={isShown ? 'text' : 'password'} maxLength={200} spellCheck={false} />
        <div className="absolute inset-y-0 end-0">
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? EyeOff : Eye}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      </div>
    </Field>
  );
}
