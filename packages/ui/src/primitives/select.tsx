import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { ComponentProps, Ref } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field';
import { Icon } from './icon';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = {
  /** Values must be unique. '' is allowed as a real choice, such as 'All Subjects'. */
  options: SelectOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** Accessible name where there is no Field. */
  label?: string;
  placeholder?: string;
  size?: 'sm' | 'md';
  isDisabled?: boolean;
  onBlur?: ComponentProps<'button'>['onBlur'];
  ref?: Ref<HTMLButtonElement>;
};

/* Radix reserves '' for an empty selection. */
const emptyValue = '\u2205';
const toRadix = (value: string) => (value === '' ? emptyValue : value);
const fromRadix = (value: string) => (value === emptyValue ? '' : value);

/** Lets people choose from a short list; typing a letter jumps. For long lists, use Combobox. */
export function Select(props: SelectProps) {
  const { options, value, onValueChange, label, placeholder = 'Select…', size = 'md' } = props;
  const isListed = options.some((option) => option.value === value);
  return (
    <RadixSelect.Root
      value={value !== undefined && isListed ? toRadix(value) : ''}
      onValueChange={(next) => onValueChange(fromRadix(next))}
      disabled={props.isDisabled}
    >
      <SelectTrigger
        label={label}
        size={size}
        placeholder={placeholder}
        onBlur={props.onBlur}
        ref={props.ref}
      />
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-16px)] animate-fade-in overflow-hidden rounded-2 bg-surface-raised text-ink shadow-2"
        >
          <RadixSelect.ScrollUpButton className="grid place-items-center py-1 text-ink-muted">
            <Icon icon={ChevronUp} size="sm" />
          </RadixSelect.ScrollUpButton>
          <RadixSelect.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </RadixSelect.Viewport>
          <RadixSelect.ScrollDownButton className="grid place-items-center py-1 text-ink-muted">
            <Icon icon={ChevronDown} size="sm" />
          </RadixSelect.ScrollDownButton>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

type SelectTriggerProps = Pick<SelectProps, 'label' | 'placeholder' | 'size' | 'onBlur' | 'ref'>;

function SelectTrigger({ label, placeholder, size, onBlur, ref }: SelectTriggerProps) {
  return (
    <div className="grid min-w-0 [&>button]:flex [&>button]:cursor-pointer [&>button]:items-center [&>button]:justify-between [&>button]:gap-2 [&>button]:data-placeholder:text-ink-faint">
      <RadixSelect.Trigger
        {...useFieldControl({})}
        ref={ref}
        aria-label={label}
        onBlur={onBlur}
        className={controlStyle({ size })}
      >
        <span className="min-w-0 truncate">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <RadixSelect.Icon className="text-ink-muted">
          <Icon icon={ChevronDown} size="sm" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
    </div>
  );
}

function SelectItem({ option }: { option: SelectOption }) {
  return (
    <RadixSelect.Item
      value={toRadix(option.value)}
      disabled={option.isDisabled}
      className="flex cursor-pointer items-center justify-between gap-4 rounded-1 px-2.5 py-2 text-15 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-accent-surface"
    >
      <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator className="text-accent">
        <Icon icon={Check} size="sm" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
