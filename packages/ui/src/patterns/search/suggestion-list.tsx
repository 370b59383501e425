import { Search } from 'lucide-react';
import { formatCount } from '../../primitives/format-count';
import { Highlight } from '../../primitives/highlight';
import { Icon } from '../../primitives/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import type { SearchListSlot } from './search-field';
import { SearchPopup, SearchRow, useRowCount } from './search-popup';

/** A course, document, school or question whose page opens when it is chosen. */
export type SuggestedPage = { key: string; title: string; detail?: string; to: string };

export type SuggestionGroup = { title: string; pages: SuggestedPage[] };

export type SuggestionListProps = SearchListSlot & {
  groups: SuggestionGroup[];
  /** Last row, which searches for the typed words in everything. */
  everything: { label: string; to: string; onPick: () => void };
  /** Shown above the last row while there is a problem, such as no connection. */
  note?: string;
  isLoading?: boolean;
};

/** List below a search field: suggested pages in groups, then the search in everything. */
export function SuggestionList({
  groups,
  everything,
  note,
  isLoading = false,
  ...slot
}: SuggestionListProps) {
  const pages = groups.flatMap((group) => group.pages);
  useRowCount([...pages.map(({ key }) => key), everything.to], slot.onRowsChange);
  return (
    <SearchPopup {...slot}>
      <div
        role="listbox"
        id={slot.id}
        aria-label="Suggestions"
        aria-busy={isLoading || undefined}
        className="p-1"
      >
        {groups.map((group) => (
          <Group key={group.title} group={group} pages={pages} slot={slot} />
        ))}
        <SearchRow {...slot} index={pages.length} to={everything.to} onPick={everything.onPick}>
          <span className="text-ink-muted">
            <Icon icon={Search} size="sm" />
          </span>
          <span className="min-w-0 truncate font-medium">{everything.label}</span>
        </SearchRow>
      </div>
      {note && <p className="border-t border-line px-3.5 py-2.5 text-14 text-ink-muted">{note}</p>}
      <VisuallyHidden isAnnounced>{isLoading ? '' : (note ?? announcement(pages.length))}</VisuallyHidden>
    </SearchPopup>
  );
}

function announcement(count: number): string {
  return count === 0 ? 'No suggestions. Press Enter to search everything.' : formatCount(count, 'suggestion');
}

type GroupProps = { group: SuggestionGroup; pages: SuggestedPage[]; slot: SearchListSlot };

/* Rows are numbered across all groups. */
function Group({ group, pages, slot }: GroupProps) {
  const headingId = `${slot.id}-${group.title}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
    <div role="group" aria-labelledby={headingId} className="mb-1 border-b border-line pb-1">
      <div
        id={headingId}
        role="presentation"
        className="px-2.5 pt-2 pb-0.5 text-13 font-strong text-ink-muted"
      >
        {group.title}
      </div>
      {group.pages.map((page) => (
        <SearchRow key={page.key} {...slot} index={pages.indexOf(page)} to={page.to}>
          <span className="grid min-w-0">
            <span className="truncate">
              <Highlight text={page.title} query={slot.text} />
            </span>
            {page.detail && <span className="truncate text-13 text-ink-muted">{page.detail}</span>}
          </span>
        </SearchRow>
      ))}
    </div>
  );
}
