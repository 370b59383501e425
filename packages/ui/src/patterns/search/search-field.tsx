import { Search, X } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { controlStyle } from '../../primitives/control-style';
import { Icon } from '../../primitives/icon';
import { Kbd } from '../../primitives/kbd';
import { useSlashKey } from '../../primitives/use-slash-key';
import { inText, moveInList } from './search-keys';

/** Data that a field passes to the list below it. */
export type SearchListSlot = {
  /** Id of the listbox. Its rows have this id and their index. */
  id: string;
  text: string;
  /** Row that the arrow keys have reached, or -1. */
  activeIndex: number;
  onPoint: (index: number) => void;
  /** Called with the number of rows whenever the rows change. */
  onRowsChange: (count: number) => void;
  /** Called when a row was chosen. */
  onChosen: () => void;
  focusField: () => void;
  /** Shows the list inside a dialog instead of over the page. */
  isInline: boolean;
};

/** Returns the id of a row, for `aria-activedescendant`. */
export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

type SearchFieldProps = {
  /** Accessible name, such as 'Search everything'. */
  label: string;
  placeholder: string;
  /** Address of the results. Without JavaScript, the browser opens it with the words as `q`. */
  action: string;
  formId?: string;
  onSearch: (words: string) => void;
  /** Shows what can be chosen. It is called from the first focus on, so that its code can be loaded then. */
  renderList: (list: SearchListSlot) => ReactNode;
  size?: 'md' | 'lg';
  isInline?: boolean;
  /** Pressing `/` anywhere focuses this field. Only one field of a page may have it. */
  hasHotkey?: boolean;
  /** Shows `/` although the parent hears the key, which it leaves to a page that has a field of its own. */
  hasHotkeyHint?: boolean;
  /** Button beside the field: the one that submits, or the one that closes a dialog. */
  button?: ReactNode;
  ref?: RefObject<HTMLInputElement | null>;
};

/**
 * Search form with a list of suggestions: arrow keys move, Enter opens the chosen row or else searches, Escape closes the
 * list and then clears the text.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, action, formId, size = 'md', isInline = false } = props;
  const { hasHotkey = false, hasHotkeyHint = hasHotkey } = props;
  const listId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.ref ?? ownRef;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const [reached, setReached] = useState(inText);
  // The down key opens the list on its first row, which may still be loading.
  const startsAtFirst = useRef(false);

  const isListed = isOpen || isInline;
  const isExpanded = isListed && count > 0;
  const activeIndex = isExpanded && reached < count ? reached : inText;

  useSlashKey(() => input.current?.focus(), { isOn: hasHotkey });

  // Keeps words that were typed before this code arrived.
  useLayoutEffect(() => setText(input.current?.value ?? ''), [input]);

  const open = ({ atFirst = false } = {}) => {
    startsAtFirst.current = atFirst;
    setIsOpen(true);
    setReached(inText);
  };
  const close = () => {
    setIsOpen(false);
    setReached(inText);
  };
  const type = (next: string) => {
    setText(next);
    open();
  };

  const press = ({ currentTarget }: MouseEvent) => {
    open();
    // Otherwise the keyboard of a phone covers the list.
    if (size === 'lg' && matchMedia('(pointer: coarse)').matches) currentTarget.scrollIntoView();
  };

  const clear = () => {
    type('');
    input.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return input.current?.focus();
    finish();
    props.onSearch(words);
  };
  const finish = () => {
    close();
    setText('');
    // Hides the keyboard of a phone.
    input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (isExpanded && !isInline) close();
      else if (text !== '') type('');
      else return;
      return event.preventDefault();
    }
    if (event.key === 'Enter' && activeIndex !== inText) {
      event.preventDefault();
      return document.getElementById(rowId(listId, activeIndex))?.click();
    }
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && (event.altKey || !isListed)) {
      event.preventDefault();
      if (event.key === 'ArrowUp') close();
      else open({ atFirst: !event.altKey });
      return;
    }
    const next = moveInList(event.key, activeIndex, isExpanded ? count : 0);
    if (next === undefined) return;
    if (isArrow) event.preventDefault();
    setReached(next);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isInline && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves all of its parts.
    <div className={isInline ? 'flex min-h-0 flex-col' : 'relative min-w-0'} onBlur={onBlur}>
      <form id={formId} action={action} onSubmit={submit} className="flex flex-none gap-2">
        <div
          data-size={size}
          className="group relative grid min-w-0 flex-1 [&>input]:ps-10 [&>input]:pe-11 [&>input:placeholder-shown]:pe-3 data-[size=lg]:[&>input]:ps-11.5"
        >
          <span className="pointer-events-none absolute inset-y-0 start-3 z-1 grid place-items-center text-ink-muted group-data-[size=lg]:start-4">
            <Icon icon={Search} />
          </span>
          <input
            ref={input}
            type="search"
            name="q"
            role="combobox"
            aria-label={label}
            aria-expanded={isExpanded}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-keyshortcuts={hasHotkey ? '/' : undefined}
            aria-activedescendant={activeIndex === inText ? undefined : rowId(listId, activeIndex)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={() => open()}
            onClick={press}
            onKeyDown={onKeyDown}
            className={`scroll-mt-2 ${controlStyle({ size })}`}
          />
          {text !== '' && <ClearButton onClear={clear} />}
          {text === '' && hasHotkeyHint && <HotkeyHint />}
        </div>
        {props.button}
      </form>
      {isListed &&
        props.renderList({
          id: listId,
          text: text.trim(),
          activeIndex,
          onPoint: setReached,
          onRowsChange: (next) => {
            setCount(next);
            setReached(startsAtFirst.current && next > 0 ? 0 : inText);
            if (next > 0) startsAtFirst.current = false;
          },
          onChosen: finish,
          focusField: () => input.current?.focus(),
          isInline,
        })}
    </div>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear search"
      onClick={onClear}
      className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-2 text-ink-muted hover:text-ink"
    >
      <Icon icon={X} />
    </button>
  );
}

/* A search field of the page itself gets the key, so then this one does not claim it. */
function HotkeyHint() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-3 hidden items-center group-focus-within:hidden md:pointer-fine:flex md:pointer-fine:group-focus-within:hidden [:root:has(main_[aria-keyshortcuts='/'])_header_&]:hidden!"
    >
      <Kbd>/</Kbd>
    </span>
  );
}
