import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: ReactNode;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  /** Explanation under the label. */
  help?: ReactNode;
  isDisabled?: boolean;
  /** True while the change is being saved; the switch cannot be used meanwhile. */
  isPending?: boolean;
};

const trackStyle = [
  'relative mt-0.5 h-6 w-10 flex-none cursor-pointer rounded-full border border-line-strong bg-surface-sunken',
  'transition-colors after:absolute after:-inset-2 hover:border-ink-muted disabled:cursor-not-allowed',
  'aria-busy:cursor-progress data-[state=checked]:border-accent data-[state=checked]:bg-accent',
  'disabled:border-line data-[state=checked]:disabled:border-line data-[state=checked]:disabled:bg-line-strong',
].join(' ');

const thumbStyle = [
  'block size-4 translate-x-[3px] rounded-full bg-ink-muted transition-transform',
  'data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-accent-ink',
  'rtl:-translate-x-[3px] rtl:data-[state=checked]:-translate-x-[19px]',
].join(' ');

/** Switch that takes effect at once, with its label before it. */
export function Switch({ label, isOn, onToggle, help, isDisabled, isPending = false }: SwitchProps) {
  const id = useId();
  const helpId = `${id}help`;
  return (
    <div className="flex items-start justify-between gap-4 text-15">
      <div className="grid min-w-0">
        <label htmlFor={id} className="cursor-pointer py-0.5 font-strong wrap-anywhere">
          {label}
        </label>
        {help && (
          <p id={helpId} className="text-14 text-ink-muted">
            {help}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        checked={isOn}
        onCheckedChange={(next) => !isPending && onToggle(next)}
        disabled={isDisabled}
        aria-busy={isPending || undefined}
        aria-describedby={help ? helpId : undefined}
        className={trackStyle}
      >
        <RadixSwitch.Thumb className={thumbStyle} />
      </RadixSwitch.Root>
    </div>
  );
}
