import { ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/icon';
import { useCurrentSection } from '../../primitives/use-current-section';

type ContentsItem = { id: string; text: string };

export type ContentsListProps = {
  /** Headings of the page with their ids. */
  items: readonly ContentsItem[];
  label?: string;
};

/**
 * Table of contents of a long text: beside it on wide screens, where the current section is marked, and a line above it
 * that opens on a phone. It is not printed.
 */
export function ContentsList({ items, label = 'Contents' }: ContentsListProps) {
  const current = useCurrentSection(items.map(({ id }) => id));
  return (
    <>
      <details className="group mb-6 rounded-2 border border-line xl:hidden print:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-2 px-4 py-2 font-strong [&::-webkit-details-marker]:hidden">
          {label}
          <span className="text-ink-muted group-open:rotate-180">
            <Icon icon={ChevronDown} />
          </span>
        </summary>
        <nav aria-label={label} className="border-t border-line px-4 py-2">
          <ol>
            {items.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-9 items-center py-1 text-15">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <nav
        aria-label={label}
        className="sticky top-6 hidden max-h-[calc(100dvh-48px)] overflow-y-auto xl:block print:hidden"
      >
        <ol className="grid border-s border-line">
          {items.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className="-ms-px flex min-h-8 items-center border-s-3 border-transparent py-1 ps-3.5 text-14 leading-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current]:border-mark aria-[current]:font-strong aria-[current]:text-ink"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
