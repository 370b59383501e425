import { type ReactNode, useEffect, useRef } from 'react';
import { Highlight } from './highlight';
import { Spinner } from './spinner';

export type ComboboxOption = { value: string; label: string; detail?: string };

/** Returns the id of a row, for `aria-activedescendant`. */
export function optionId(listId: string, index: number) {
  return `${listId}-${index}`;
}

type ComboboxListProps = {
  id: string;
  label: string;
  options: ComboboxOption[];
  query: string;
  isLoading: boolean;
  emptyText: string;
  footerAction: { label: string } | undefined;
  activeIndex: number;
  onPoint: (index: number) => void;
  onTake: (index: number) => void;
};

/** Popup of Combobox: matches with their hits marked, then the action for when nothing fits. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, options, footerAction, activeIndex } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 animate-fade-in overflow-hidden rounded-2 bg-surface-raised text-15 leading-ui shadow-2">
      {options.length === 0 && (
        <p className="flex items-center gap-2 px-3.5 pt-3 pb-2 text-14 text-ink-muted last:pb-3">
          {props.isLoading ? <Spinner /> : null}
          {props.isLoading ? 'Loading…' : props.emptyText}
        </p>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={props.label}
        aria-busy={props.isLoading || undefined}
        className="max-h-72 overflow-y-auto p-1 empty:hidden"
      >
        {options.map((option, index) => (
          <Row key={option.value} {...rowProps(props, index)}>
            <span>
              <Highlight text={option.label} query={props.query} />
            </span>
            {option.detail && <span className="text-13 text-ink-muted">{option.detail}</span>}
          </Row>
        ))}
        {footerAction && <Row {...rowProps(props, options.length)}>{footerAction.label}</Row>}
      </div>
    </div>
  );
}

function rowProps(props: ComboboxListProps, index: number) {
  return {
    id: optionId(props.id, index),
    isActive: index === props.activeIndex,
    onPoint: () => props.onPoint(index),
    onTake: () => props.onTake(index),
  };
}

type RowProps = {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onTake: () => void;
  children: ReactNode;
};

function Row({ id, isActive, onPoint, onTake, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here instead
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Pressing must not move the focus, because the blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onTake}
      className="grid cursor-pointer rounded-1 px-2.5 py-2 aria-selected:bg-accent-surface"
    >
      {children}
    </div>
  );
}
