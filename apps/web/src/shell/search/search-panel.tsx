import { RecentList } from '@aw/ui/patterns/recent-list';
import type { SearchListSlot } from '@aw/ui/patterns/search-field';
import { SuggestionList } from '@aw/ui/patterns/suggestion-list';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { recentSearches } from './recent-searches';
import { groupSuggestions, suggestionsProblem, suggestionsQuery } from './suggestions';

const searches = recentSearches();

/** List below the search field: suggestions for what is typed, or recent searches while nothing is. */
export default function SearchPanel(slot: SearchListSlot) {
  // The first letter waits too, so the pause is measured here and not in the list that it opens.
  const isPaused = useDebounced(slot.text) === slot.text;
  return slot.text === '' ? <Recent {...slot} /> : <Suggestions {...slot} isPaused={isPaused} />;
}

function Recent(slot: SearchListSlot) {
  const [shown, setShown] = useState(searches.read);
  const change = (run: () => void) => {
    run();
    setShown(searches.read());
  };
  return (
    <RecentList
      {...slot}
      searches={shown.map((words) => ({ words, to: paths.search({ q: words }) }))}
      onPick={searches.add}
      onRemove={(words) => change(() => searches.remove(words))}
      onClear={() => change(searches.clear)}
    />
  );
}

function Suggestions({ isPaused, ...slot }: SearchListSlot & { isPaused: boolean }) {
  const { text } = slot;
  const { user } = useSession();
  // The query follows the text at once, which cancels the call for the words before. The pause only delays the next call.
  const query = useQuery({
    ...suggestionsQuery(text),
    enabled: user !== undefined && isPaused,
    placeholderData: keepPreviousData,
  });
  const groups = useMemo(() => groupSuggestions(query.data ?? []), [query.data]);
  return (
    <SuggestionList
      {...slot}
      groups={groups}
      everything={{
        label: `Search everything for “${text}”`,
        to: paths.search({ q: text }),
        onPick: () => searches.add(text),
      }}
      note={query.isError ? suggestionsProblem(query.error) : undefined}
      isLoading={query.isFetching || !isPaused}
    />
  );
}
