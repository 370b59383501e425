import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '../../primitives/format-count';

export type CategoryItem = {
  value: string;
  label: string;
  /** Number of items in the category. Nothing is shown for 0. */
  count?: number;
  /** Shown before the label, such as a subject's glyph. */
  sign?: ReactNode;
};

type CategoryListProps = {
  items: CategoryItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Name of the list, such as 'Service categories'. */
  label: string;
  /** From 900 px on, a column beside a list or lines above it. */
  layout?: 'column' | 'lines';
};

const listStyle = cva(
  'relative -m-1 flex scrollbar-none gap-2 overflow-x-auto p-1 lg:m-0 lg:overflow-visible lg:p-0 print:hidden',
  { variants: { layout: { column: 'lg:grid lg:gap-0', lines: 'lg:flex-wrap' } } },
);

const buttonStyle = cva(
  [
    'group flex min-h-9 w-full cursor-pointer items-center justify-between gap-2 rounded-2 border border-line-strong',
    'bg-surface-raised px-3 text-start text-14 leading-5 font-medium whitespace-nowrap hover:border-ink',
  ],
  {
    variants: {
      layout: {
        column: [
          'max-lg:aria-pressed:border-ink max-lg:aria-pressed:bg-ink max-lg:aria-pressed:text-surface',
          'lg:min-h-10 lg:border-0 lg:bg-transparent lg:px-0 lg:whitespace-normal lg:text-ink-muted lg:hover:text-ink',
          'lg:aria-pressed:font-strong lg:aria-pressed:text-ink',
        ],
        lines:
          'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface aria-pressed:[&_svg]:text-surface',
      },
    },
  },
);

/**
 * Lets people choose one of many categories: a row that scrolls sideways on a phone, all of them visible from 900 px
 * on.
 */
export function CategoryList(props: CategoryListProps) {
  const { items, value, onValueChange, label, layout = 'column' } = props;
  const list = useRef<HTMLUListElement>(null);

  // A category that the address chose may be scrolled out of view.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector(`[data-value="${CSS.escape(value)}"]`);
    if (row && row.scrollWidth > row.clientWidth) {
      chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  }, [value]);

  return (
    <ul ref={list} aria-label={label} className={listStyle({ layout })}>
      {items.map((item) => (
        <li
          key={item.value}
          className={`flex-none ${layout === 'column' ? 'border-line lg:not-last:border-b' : ''}`}
        >
          <CategoryButton
            item={item}
            layout={layout}
            isChosen={item.value === value}
            onChoose={() => onValueChange(item.value)}
          />
        </li>
      ))}
    </ul>
  );
}

type CategoryButtonProps = {
  item: CategoryItem;
  layout: 'column' | 'lines';
  isChosen: boolean;
  onChoose: () => void;
};

function CategoryButton({ item, layout, isChosen, onChoose }: CategoryButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-value={item.value}
      onClick={onChoose}
      className={buttonStyle({ layout })}
    >
      {item.sign}
      <span className={layout === 'column' ? 'lg:group-aria-pressed:marked' : ''}>{item.label}</span>
      {item.count !== undefined && item.count > 0 && (
        <span className="text-13 font-normal tabular-nums opacity-80 lg:text-ink-faint lg:opacity-100">
          {formatNumber(item.count)}
        </span>
      )}
    </button>
  );
}
