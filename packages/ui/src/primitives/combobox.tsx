import { type ComponentProps, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { ComboboxList, type ComboboxOption, optionId } from './combobox-list';
import { controlStyle } from './control-style';
import { useFieldControl } from './field';
import { formatCount } from './format-count';
import { VisuallyHidden } from './visually-hidden';

type ComboboxProps<Option extends ComboboxOption> = {
  /** Matches of the query, in order; the caller loads them. */
  options: Option[];
  query: string;
  onQueryChange: (query: string) => void;
  onSelect: (option: Option) => void;
  isLoading?: boolean;
  /** Accessible name where there is no Field. */
  label?: string;
  placeholder?: string;
  emptyText?: string;
  /** Action for when nothing fits, such as 'Request this school'. */
  footerAction?: { label: string; onSelect: () => void };
  size?: 'sm' | 'md';
  isDisabled?: boolean;
  onBlur?: ComponentProps<'input'>['onBlur'];
  ref?: Ref<HTMLInputElement>;
};

/** Text field that suggests matches while people type. The arrow keys move, Enter selects, Escape closes. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { options, query, isLoading = false, label, emptyText = 'Nothing matches.', footerAction } = props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const rowCount = options.length + (footerAction ? 1 : 0);
  const active = Math.min(activeIndex, rowCount - 1);
  const hasList = isOpen && rowCount > 0;

  const open = (index: number) => {
    setIsOpen(true);
    setActiveIndex(index);
  };

  const selectOption = (index: number) => {
    const option = options[index];
    setIsOpen(false);
    if (option) props.onSelect(option);
    else footerAction?.onSelect();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rowCount > 0) {
      event.preventDefault();
      if (isOpen) setActiveIndex((active + step + rowCount) % rowCount);
      else open(step === 1 ? 0 : rowCount - 1);
    } else if (event.key === 'Enter' && hasList) {
      event.preventDefault();
      selectOption(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    }
  };

  return (
    <div className="relative grid min-w-0">
      <input
        {...useFieldControl({})}
        ref={props.ref}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={hasList}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hasList ? optionId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        value={query}
        onChange={(event) => {
          props.onQueryChange(event.target.value);
          open(0);
        }}
        onClick={() => open(Math.max(active, 0))}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setIsOpen(false);
          props.onBlur?.(event);
        }}
        className={controlStyle({ size: props.size ?? 'md' })}
      />
      {isOpen && (
        <ComboboxList
          {...{
            id: listId,
            label: label ?? 'Suggestions',
            options,
            query,
            isLoading,
            emptyText,
            footerAction,
          }}
          activeIndex={active}
          onPoint={setActiveIndex}
          onTake={selectOption}
        />
      )}
      <VisuallyHidden isAnnounced>
        {isOpen && announcement(options.length, isLoading, emptyText)}
      </VisuallyHidden>
    </div>
  );
}

function announcement(count: number, isLoading: boolean, emptyText: string) {
  if (isLoading) return 'Loading…';
  if (count === 0) return emptyText;
  return formatCount(count, 'result');
}
