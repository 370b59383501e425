import { cva } from 'class-variance-authority';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from '../../primitives/link';
import { rowId, type SearchListSlot } from './search-field';

const popupStyle = cva('text-15 leading-ui', {
  variants: {
    isInline: {
      // The space at the end lets the last rows scroll out from behind the keyboard of a phone.
      true: 'mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain pointer-coarse:pb-[45dvh]',
      false:
        'absolute start-1/2 top-full z-30 mt-1 max-h-[min(42rem,85dvh)] w-[max(100%,min(26rem,calc(100vw-2rem)))] -translate-x-1/2 animate-fade-in overflow-y-auto overscroll-contain rounded-2 bg-surface-raised shadow-2 rtl:translate-x-1/2',
    },
  },
});

type SearchPopupProps = Pick<SearchListSlot, 'isInline' | 'focusField'> & { children: ReactNode };

/**
 * Box below a search field. Pressing it leaves the focus in the field, so that the list stays open. Escape in one of its
 * buttons goes back to the field, where it closes the list.
 */
export function SearchPopup({ isInline, focusField, children }: SearchPopupProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its rows and buttons are the controls.
    <div
      className={popupStyle({ isInline })}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isInline) focusField();
      }}
    >
      {children}
    </div>
  );
}

type SearchRowProps = Pick<SearchListSlot, 'id' | 'activeIndex' | 'onPoint' | 'onChosen'> & {
  index: number;
  to: string;
  children: ReactNode;
  /** Called before the row's page opens. */
  onPick?: () => void;
};

/** Row of the list: a link that the arrow keys of the field reach. */
export function SearchRow({
  id,
  index,
  activeIndex,
  onPoint,
  onChosen,
  to,
  onPick,
  children,
}: SearchRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = index === activeIndex;
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={link}
      id={rowId(id, index)}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      draggable={false}
      onMouseMove={() => onPoint(index)}
      onClick={(event) => {
        onPick?.();
        // With a key held down, the page opens in another tab and this one stays as it is.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChosen();
      }}
      className="flex min-h-11 min-w-0 items-center gap-3 rounded-1 px-2.5 py-1.5 text-ink no-underline aria-selected:bg-accent-surface"
    >
      {children}
    </Link>
  );
}

/** Tells the field about the rows of its list, again when their keys change. */
export function useRowCount(rowKeys: string[], onRowsChange: (count: number) => void): void {
  const report = useEffectEvent(onRowsChange);
  const count = rowKeys.length;
  const signature = rowKeys.join('\n');
  // Other rows with the same count are news too.
  useEffect(() => report(count), [count, signature]);
  useEffect(() => () => report(0), []);
}
