import type { QuestionCard as Card } from '@aw/contracts/questions/public';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { QuestionCard, QuestionCardSkeleton } from '@aw/ui/patterns/question-card';
import { ResultLine } from '@aw/ui/patterns/result-line';
import { SearchOutcome } from '@aw/ui/patterns/search-outcome';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { LoadingRegion } from '@aw/ui/primitives/skeleton';
import { FileSearch } from 'lucide-react';
import { paths } from '~/lib/paths';
import { useMoreCards } from '~/lib/use-more-cards';
import { usePages } from '~/lib/use-pages';
import { useResultList } from '~/lib/use-result-list';
import { NoQuestions } from '~/shell/no-questions';
import { LoadError } from '~/shell/query-states';
import { ServedList } from '~/shell/served-page';
import { questionsQuery } from '../question-queries';
import { endOfListText, matchCountText } from './result-texts';

type QuestionsResultsProps = { q: string; onClear: () => void };

/** Shows the results of a search in exactly one state: loading, error, empty or list. */
export function QuestionsResults({ q, onClear }: QuestionsResultsProps) {
  const list = usePages(questionsQuery(q));
  const { items: questions, state } = useResultList(list);
  const first = questions && list.data?.pages[0];
  const outcome = first?.outcome;
  const words = outcome?.query ?? first?.q ?? '';
  return (
    <section aria-labelledby="results" data-state={state} className="mt-5 min-w-0 lg:mt-8">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <SearchOutcome
        {...(outcome ?? { query: '' })}
        noun="question"
        exactTo={paths.search({ q: outcome?.correctedFrom, kind: 'questions', exact: 1 })}
      />
      {q !== '' && (
        <ResultLine>
          {questions && matchCountText(questions.length, list.hasNextPage, outcome?.isPartial ? '' : words)}
        </ResultLine>
      )}
      {state === 'loading' && (
        <ServedList isAsked={q === ''}>
          <Skeletons />
        </ServedList>
      )}
      {state === 'error' && <LoadError title="The questions did not load" query={list} />}
      {state === 'empty' && (q === '' ? <NoQuestions /> : <NothingFound q={q} onClear={onClear} />)}
      {questions && state === 'list' && <QuestionList questions={questions} q={words} list={list} />}
    </section>
  );
}

type QuestionListProps = {
  questions: Card[];
  q: string;
  list: Parameters<typeof useMoreCards>[0] & { isPlaceholderData: boolean };
};

function QuestionList({ questions, q, list }: QuestionListProps) {
  const { region, hasMore, isLoading, loadMore } = useMoreCards(list, questions.length);
  return (
    <div ref={region} aria-busy={list.isPlaceholderData} className="grid grid-cols-1 gap-8">
      <CardGrid columns={2}>
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionCard {...question} to={paths.question(question.id)} query={q} />
          </li>
        ))}
      </CardGrid>
      {hasMore ? (
        <LoadMore
          shownCount={questions.length}
          noun="questions"
          hasMore
          isLoading={isLoading}
          onLoadMore={() => void loadMore()}
        />
      ) : (
        <p className="border-t border-line pt-4 text-14 text-ink-muted">
          {endOfListText(questions.length, q)}
        </p>
      )}
    </div>
  );
}

const places = ['a', 'b', 'c', 'd'];

function Skeletons() {
  return (
    <LoadingRegion label="Loading questions…">
      <CardGrid columns={2}>
        {places.map((place) => (
          <li key={place}>
            <QuestionCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </LoadingRegion>
  );
}

function NothingFound({ q, onClear }: QuestionsResultsProps) {
  return (
    <EmptyState
      icon={FileSearch}
      title="No questions found"
      action={
        <>
          <ClearSearch onClear={onClear} />
          <Button asChild variant="quiet">
            <Link to={paths.search({ q, kind: 'questions' })}>Search everything</Link>
          </Button>
        </>
      }
    >
      {`No question matches “${q}”. Try other words, or ask your own question.`}
    </EmptyState>
  );
}
