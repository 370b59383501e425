import type { CoursePage } from '@aw/contracts/schools/course-page';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { QuestionCard, QuestionCardSkeleton } from '@aw/ui/patterns/question-card';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { MessageCircleQuestion } from 'lucide-react';
import { paths } from '~/lib/paths';
import { useMoreCards } from '~/lib/use-more-cards';
import { usePages } from '~/lib/use-pages';
import { useResultList } from '~/lib/use-result-list';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { courseQuestionsQuery } from './course-queries';

/** The questions about a course, in exactly one state: loading, error, empty or list. */
export function CourseQuestions({ course: { id } }: { course: CoursePage }) {
  const list = usePages(courseQuestionsQuery(id));
  const { items: questions, state } = useResultList(list);
  const { region, hasMore, isLoading, loadMore } = useMoreCards(list, questions?.length ?? 0);
  return (
    <section
      ref={region}
      aria-labelledby="course-questions"
      data-state={state}
      className="grid grid-cols-1 gap-5"
    >
      <h2 id="course-questions" className="sr-only">
        Questions
      </h2>
      {state === 'loading' && <CardSkeletons label="Loading questions…" card={<QuestionCardSkeleton />} />}
      {state === 'error' && <LoadError title="The questions did not load" query={list} />}
      {state === 'empty' && (
        <EmptyState
          level={3}
          icon={MessageCircleQuestion}
          title="No questions yet"
          action={<AskButton courseId={id} />}
        >
          Stuck on something in this course? Ask it here, and an expert answers.
        </EmptyState>
      )}
      {questions && state === 'list' && (
        <>
          <div>
            <AskButton courseId={id} />
          </div>
          <CardGrid columns={2}>
            {questions.map((question) => (
              <li key={question.id}>
                <QuestionCard {...question} to={paths.question(question.id)} />
              </li>
            ))}
          </CardGrid>
          {hasMore && (
            <LoadMore
              shownCount={questions.length}
              noun="questions"
              hasMore
              isLoading={isLoading}
              onLoadMore={() => void loadMore()}
            />
          )}
        </>
      )}
    </section>
  );
}

function AskButton({ courseId }: { courseId: number }) {
  return (
    <Button asChild icon={MessageCircleQuestion}>
      <Link to={paths.askOn({ course: courseId })}>Ask a question about this course</Link>
    </Button>
  );
}
