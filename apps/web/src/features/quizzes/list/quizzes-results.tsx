import type { QuizCard as Card } from '@aw/contracts/quizzes/public';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { QuizCard, QuizCardSkeleton } from '@aw/ui/patterns/quiz-card';
import { ResultLine } from '@aw/ui/patterns/result-line';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useMoreCards } from '~/lib/use-more-cards';
import { usePages } from '~/lib/use-pages';
import { useResultList } from '~/lib/use-result-list';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { ServedList } from '~/shell/served-page';
import { attemptsByQuiz } from './attempts-by-quiz';
import { ownAttemptsQuery, quizzesQuery } from './list-queries';
import { formatQuizzesSearch, matchCountParts, type QuizzesSearch } from './quizzes-search';

type QuizzesResultsProps = {
  search: QuizzesSearch;
  /** Number of quizzes that match; undefined while they are counted. */
  matches: number | undefined;
  onClear: () => void;
};

/** Shows the results of a search in exactly one state: loading, error, empty or list. */
export function QuizzesResults({ search, matches, onClear }: QuizzesResultsProps) {
  const list = usePages(quizzesQuery(search));
  const isUnfiltered = formatQuizzesSearch(search).size === 0;
  const { items: quizzes, state } = useResultList(list);
  const line = state === 'list' && matches !== undefined ? matchCountParts(matches, search.q) : undefined;
  return (
    <section aria-labelledby="results" data-state={state} className="mt-6 min-w-0 lg:mt-8">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <ResultLine>
        {line && (
          <>
            <b>{line.figure}</b> {line.rest}
          </>
        )}
      </ResultLine>
      {state === 'loading' && (
        <ServedList isAsked={isUnfiltered}>
          <CardSkeletons label="Loading quizzes…" card={<QuizCardSkeleton />} />
        </ServedList>
      )}
      {state === 'error' && <LoadError title="The quizzes did not load" query={list} />}
      {state === 'empty' && <NoQuizzes search={search} onClear={onClear} />}
      {quizzes && state === 'list' && <QuizList quizzes={quizzes} matches={matches} list={list} />}
    </section>
  );
}

type QuizListProps = {
  quizzes: Card[];
  matches: number | undefined;
  list: Parameters<typeof useMoreCards>[0] & { isPlaceholderData: boolean };
};

function QuizList({ quizzes, matches, list }: QuizListProps) {
  const { region, hasMore, isLoading, loadMore } = useMoreCards(list, quizzes.length);
  const { user } = useSession();
  const attempts = useQuery({ ...ownAttemptsQuery(user?.id ?? ''), enabled: user !== undefined });
  const ownAttempts = attemptsByQuiz(attempts.data ?? []);
  return (
    <div ref={region} aria-busy={list.isPlaceholderData} className="grid grid-cols-1 gap-8">
      <CardGrid>
        {quizzes.map(({ id, timeLimit, totalQuestions, ...quiz }) => {
          const own = ownAttempts.get(id);
          const isOpen = own?.state === 'in-progress';
          return (
            <li key={id}>
              <QuizCard
                {...quiz}
                to={isOpen ? paths.quizAttempt(id, own.attemptId) : paths.quiz(id)}
                timeLimitMinutes={timeLimit}
                questionCount={totalQuestions}
                ownAttempt={own}
              />
            </li>
          );
        })}
      </CardGrid>
      {hasMore && (
        <LoadMore
          shownCount={quizzes.length}
          totalCount={matches}
          noun="quizzes"
          hasMore
          isLoading={isLoading}
          onLoadMore={() => void loadMore()}
        />
      )}
    </div>
  );
}

/** Shown when a search has no results or the library is empty. */
export function NoQuizzes({ search, onClear }: Pick<QuizzesResultsProps, 'search' | 'onClear'>) {
  const label = search.q === '' ? 'Clear Filters' : 'Clear Search';
  const isFiltered = formatQuizzesSearch(search).size > 0;
  return (
    <EmptyState
      icon={FileSearch}
      title="No quizzes found"
      action={isFiltered && <ClearSearch onClear={onClear}>{label}</ClearSearch>}
    >
      Try adjusting your search criteria or browse other subjects.
    </EmptyState>
  );
}
