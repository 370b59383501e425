import { History, X } from 'lucide-react';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';
import { Icon } from '../../primitives/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import type { SearchListSlot } from './search-field';
import { SearchPopup, SearchRow, useRowCount } from './search-popup';

export type RecentListProps = SearchListSlot & {
  /** Latest first. */
  searches: { words: string; to: string }[];
  onPick: (words: string) => void;
  onRemove: (words: string) => void;
  onClear: () => void;
};

/** List below an empty search field: recent searches, which can be removed one by one or all together. */
export function RecentList({ searches, onPick, onRemove, onClear, ...slot }: RecentListProps) {
  useRowCount(
    searches.map(({ words }) => words),
    slot.onRowsChange,
  );
  if (searches.length === 0)
    return slot.isInline ? (
      <SearchPopup {...slot}>
        <p className="px-2.5 py-2 text-14 text-ink-muted">Type a course code, a topic or a whole question.</p>
      </SearchPopup>
    ) : null;

  // The pressed button disappears with its row.
  const change = (run: () => void) => {
    run();
    slot.focusField();
  };

  return (
    <SearchPopup {...slot}>
      <div className="flex items-center justify-between gap-3 ps-3.5 pe-1.5 pt-1.5">
        <span className="text-13 font-strong text-ink-muted">Recent searches</span>
        <Button variant="quiet" onClick={() => change(onClear)}>
          Clear all
        </Button>
      </div>
      {/* A list of options may not contain buttons, so they are in a column beside it. All rows are equally high. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] p-1 pt-0">
        <div role="listbox" id={slot.id} aria-label="Recent searches">
          {searches.map(({ words, to }, index) => (
            <SearchRow key={words} {...slot} index={index} to={to} onPick={() => onPick(words)}>
              <span className="text-ink-muted">
                <Icon icon={History} size="sm" />
              </span>
              <bdi className="min-w-0 truncate">{words}</bdi>
            </SearchRow>
          ))}
        </div>
        <ul aria-label="Remove recent searches">
          {searches.map(({ words }) => (
            <li key={words}>
              <button
                type="button"
                aria-label={`Remove “${words}”`}
                onClick={() => change(() => onRemove(words))}
                className="grid size-11 cursor-pointer place-items-center rounded-1 text-ink-muted hover:bg-surface-sunken hover:text-ink"
              >
                <Icon icon={X} size="sm" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <VisuallyHidden isAnnounced>
        {formatCount(searches.length, 'recent search', 'recent searches')}
      </VisuallyHidden>
    </SearchPopup>
  );
}
