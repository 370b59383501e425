import { hasCode, reasonOf } from '@aw/contracts/api-error';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '~/lib/paths';
import { RouterLink } from '~/lib/router-link';
import { LoadError } from '~/shell/query-states';
import { focusHeading } from '../focus-heading';
import { madeQuestionsQuery } from '../quiz-queries';
import { QuizEditor } from './quiz-editor';

/** Questions of a generated quiz, which its owner can leave out until the first attempt. */
export function EditPage({ quiz }: { quiz: { id: number; title: string } }) {
  const query = useQuery(madeQuestionsQuery(quiz.id));
  const { data, error } = query;
  useEffect(focusHeading, []);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Review the questions"
        lead="You can change the title and leave questions out until you start the quiz. You see the answers when you have taken it."
        back={{ label: 'Back to the quiz', to: paths.quiz(quiz.id) }}
      />
      {data ? (
        <QuizEditor quizId={quiz.id} stored={data} />
      ) : hasCode(error, 'quizzes.started') ? (
        <Note
          tone="info"
          action={
            <Button asChild size="sm">
              <RouterLink to={paths.quiz(quiz.id)}>Open the quiz</RouterLink>
            </Button>
          }
        >
          {reasonOf(error)}
        </Note>
      ) : error ? (
        <LoadError title="The questions did not load" query={query} level={2} />
      ) : (
        <LoadingRegion label="Loading the questions…">
          <div className="grid max-w-measure gap-4">
            <Skeleton width="long" />
            <Skeleton shape="block" />
          </div>
        </LoadingRegion>
      )}
    </div>
  );
}
