import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatNumber } from './format-count';

export type TabItem = {
  value: string;
  label: string;
  /** Number of items, or a text if they were not all counted: '1,000+'. Nothing is shown for 0. */
  count?: number | string;
};

type TabsProps = {
  items: TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Name of the tabs, such as 'School type'. */
  label: string;
  /** Panel of the selected tab; it stays mounted while the tabs change. */
  children: ReactNode;
};

/** Tabs over one panel, with counts. The arrow keys move; on a phone the row scrolls sideways. */
export function Tabs({ items, value, onValueChange, label, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const counts = items.map(({ count }) => count).join();

  // The selected tab may be scrolled out of view if the address selected it or the counts widened the row.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (!row.current || !chosen) return;
    const { offsetLeft, offsetWidth } = chosen;
    row.current.scrollTo({
      left: offsetLeft - (row.current.clientWidth - offsetWidth) / 2,
      behavior: 'instant',
    });
  }, [value, counts]);

  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className="grid min-w-0 grid-cols-1 gap-5">
      <RadixTabs.List
        ref={row}
        aria-label={label}
        className="relative flex scrollbar-none fade-hidden-ends gap-0.5 overflow-x-auto shadow-[inset_0_-1px_0_var(--line-strong)]"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            data-value={item.value}
            id={`${id}${item.value}`}
            aria-controls={`${id}panel`}
            className="flex cursor-pointer snap-start items-center gap-2 rounded-t-2 border border-transparent px-2.5 py-2.5 text-15 leading-6 font-medium whitespace-nowrap sm:px-3.5 text-ink-muted -outline-offset-2 hover:text-ink data-[state=active]:border-line-strong data-[state=active]:border-b-surface-raised data-[state=active]:bg-surface-raised data-[state=active]:font-strong data-[state=active]:text-ink"
          >
            {item.label}
            {item.count !== undefined && item.count !== 0 && (
              <span className="text-13 font-normal text-ink-faint tabular-nums">
                {typeof item.count === 'number' ? formatNumber(item.count) : item.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the next Tab stop after the row of tabs
        tabIndex={0}
        className="min-w-0"
      >
        {children}
      </div>
    </RadixTabs.Root>
  );
}
