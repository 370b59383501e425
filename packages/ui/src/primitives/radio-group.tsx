import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { useGroupLabelId } from './field';

export type RadioOption = { value: string; label: ReactNode; help?: string; isDisabled?: boolean };

type RadioGroupProps = {
  options: RadioOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** Accessible name where there is no FieldGroup. */
  label?: string;
  orientation?: 'vertical' | 'horizontal';
};

/** Lets people choose one of a few visible options. The arrow keys select. */
export function RadioGroup({
  options,
  value,
  onValueChange,
  label,
  orientation = 'vertical',
}: RadioGroupProps) {
  const labelId = useGroupLabelId();
  return (
    <RadixRadioGroup.Root
      value={value ?? ''}
      onValueChange={onValueChange}
      orientation={orientation}
      loop
      aria-label={label}
      aria-labelledby={label ? undefined : labelId}
      className="flex flex-wrap gap-x-5 gap-y-1.5 data-[orientation=vertical]:flex-col"
      data-orientation={orientation}
    >
      {options.map((option) => (
        <RadioItem key={option.value} option={option} />
      ))}
    </RadixRadioGroup.Root>
  );
}

function RadioItem({ option }: { option: RadioOption }) {
  const id = useId();
  const helpId = `${id}help`;
  return (
    <div className="grid">
      <label
        htmlFor={id}
        data-disabled={option.isDisabled || undefined}
        className="flex cursor-pointer items-start gap-2.5 py-0.5 text-15 data-disabled:cursor-not-allowed data-disabled:text-ink-faint"
      >
        <RadixRadioGroup.Item
          id={id}
          value={option.value}
          disabled={option.isDisabled}
          aria-describedby={option.help ? helpId : undefined}
          className="relative mt-px size-5 flex-none cursor-pointer rounded-full border border-line-strong bg-surface-raised after:absolute after:-inset-1 hover:border-ink-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken data-[state=checked]:border-6 data-[state=checked]:border-accent"
        />
        {option.label}
      </label>
      {option.help && (
        <p id={helpId} className="ps-7.5 text-13 text-ink-muted">
          {option.help}
        </p>
      )}
    </div>
  );
}
