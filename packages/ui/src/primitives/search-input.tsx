import { Search, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from './button';
import { controlStyle } from './control-style';
import { Icon } from './icon';
import { Kbd } from './kbd';
import { useSlashKey } from './use-slash-key';

type SearchInputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'size' | 'type' | 'value' | 'onChange' | 'aria-label' | 'ref'
> & {
  /** Accessible name, such as 'Search documents'. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  size?: 'sm' | 'lg';
  /** Pressing `/` anywhere focuses this field. Only one per page may have it. */
  hasHotkey?: boolean;
};

/** Search field with an icon and a button that clears it. `/` focuses it, Escape clears it. */
export function SearchInput(props: SearchInputProps) {
  const { label, value, onValueChange, size = 'lg', hasHotkey = true, onKeyDown, ...inputProps } = props;
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(() => input.current?.focus(), { isOn: hasHotkey });

  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };

  return (
    <div
      data-size={size}
      className="group relative grid min-w-0 [&>input]:text-ellipsis [&>input]:ps-11 [&>input]:pe-12 data-[size=sm]:[&>input]:ps-9 data-[size=sm]:[&>input]:pe-10"
    >
      <span className="pointer-events-none absolute inset-y-0 start-3.5 z-1 grid place-items-center text-ink-muted group-data-[size=sm]:start-3">
        <Icon icon={Search} size={size === 'lg' ? 'md' : 'sm'} />
      </span>
      <input
        {...inputProps}
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasHotkey ? '/' : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          clear();
        }}
        className={controlStyle({ size })}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-1 end-1 grid w-11 cursor-pointer place-items-center rounded-2 text-ink-muted group-data-[size=sm]:w-8 hover:text-ink"
        >
          <Icon icon={X} size={size === 'lg' ? 'md' : 'sm'} />
        </button>
      )}
      {value === '' && hasHotkey && <SlashHint />}
    </div>
  );
}

type ClearSearchProps = { onClear: () => void; children?: ReactNode };

/**
 * Button that clears a search without results. It disappears afterwards, so the focus moves to the page's search field.
 */
export function ClearSearch({ onClear, children = 'Clear Search' }: ClearSearchProps) {
  const clear = () => {
    onClear();
    focusSearch();
  };
  return <Button onClick={clear}>{children}</Button>;
}

/** Focuses the page's search field, the one with the `/` shortcut. Does nothing if there is none. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('input[type="search"][aria-keyshortcuts="/"]')?.focus();
}

function SlashHint() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-3 hidden items-center group-focus-within:hidden md:pointer-fine:flex md:pointer-fine:group-focus-within:hidden"
    >
      <Kbd>/</Kbd>
    </span>
  );
}
