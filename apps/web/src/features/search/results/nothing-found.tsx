import { type SearchAnswer, searchKinds } from '@aw/contracts/search/public';
import { NoResults } from '@aw/ui/patterns/no-results';
import { MessageCircleQuestion, MessageSquare, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '~/lib/paths';
import { advice, countText, kindNames } from './result-texts';
import { activeFilters, type ChangeResults, noFilters, type ResultsSearch } from './results-search';
import { useFilterLabels } from './use-filter-labels';

type NothingFoundProps = {
  search: ResultsSearch;
  answer: SearchAnswer;
  change: ChangeResults;
  /** Form for an email when there is something, for the words and filters of this search. */
  savedSearch?: ReactNode;
};

/** Shown when a search finds nothing. Every way on carries what was typed. */
export function NothingFound({ search, answer, change, savedSearch }: NothingFoundProps) {
  const { q, kind } = search;
  const labels = useFilterLabels(search, answer.results);
  const filterCount = activeFilters(search).length;
  const fewerFilters = (answer.without ?? []).flatMap(({ filter, count }) => {
    const label = labels[filter];
    if (count === 0 || label === undefined) return [];
    return { label, count: countText(kind, count), onChoose: () => change({ [filter]: undefined }) };
  });
  const otherKinds = searchKinds
    .filter((other) => other !== kind && answer.counts[other] !== 0)
    .map((other) => ({
      label: kindNames[other],
      count: countText(other, answer.counts[other]),
      onChoose: () => change({ kind: other }),
    }));
  return (
    <NoResults
      title={`No ${kind} found`}
      fewerFilters={fewerFilters}
      otherKinds={otherKinds}
      onClearFilters={filterCount > 1 ? () => change(noFilters) : undefined}
      steps={nextSteps(search)}
      savedSearch={savedSearch}
    >
      {advice({ q, filterCount, isFilterKnown: fewerFilters.length > 0 })}
    </NoResults>
  );
}

/** Returns the pages that go on with the words as they were typed, and with the place where the person looked. */
export function nextSteps({ q, schoolId, courseId }: Pick<ResultsSearch, 'q' | 'schoolId' | 'courseId'>) {
  return [
    {
      icon: MessageCircleQuestion,
      title: 'Ask an expert',
      text: q === '' ? 'Post your question.' : 'We put your words into the title of your question.',
      to: paths.askAbout(q),
    },
    {
      icon: MessageSquare,
      title: 'Ask the AI',
      text: q === '' ? 'Start a chat.' : 'We put your words into the chat. You can edit them first.',
      to: paths.aiChat({ q }),
    },
    {
      icon: Upload,
      title: 'Upload a document',
      text: 'Do you have it? Share it and earn unlock credits.',
      to: paths.upload({ q, schoolId, courseId }),
    },
  ];
}
