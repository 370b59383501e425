import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field';
import { Icon } from './icon';

type PasswordInputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'size' | 'type' | 'aria-required'
>;

/** Password field that can show what is typed. It needs a Field around it for its label. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative grid min-w-0 [&>input]:pe-12">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        {...useFieldControl(props)}
        type={isShown ? 'text' : 'password'}
        className={controlStyle()}
      />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0.5 end-0.5 grid w-11 cursor-pointer place-items-center rounded-2 text-ink-muted hover:text-ink"
      >
        <Icon icon={isShown ? EyeOff : Eye} size="sm" />
      </button>
    </div>
  );
}
