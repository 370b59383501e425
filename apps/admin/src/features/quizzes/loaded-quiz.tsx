import { ApiError } from '@aw/contracts/api-error';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { LoadError } from '../../format/load-error';
import { NotFoundPage } from '../../format/not-found-page';
import { useTitle } from '../../format/use-title';
import { rowNumber } from '../../resource-list/list-address';
import { ListSkeleton } from '../../resource-list/loaded-list';
import { useConsole } from '../../services/console-services';
import { quizAddress, quizQuery, quizzesAddress } from './queries';

type LoadedQuizProps = {
  /** Title of the page until its quiz is loaded, and of the browser tab. */
  title: string;
  /** True for a page below the quiz, whose link back leads to the quiz instead of the list. */
  isBelowQuiz?: boolean;
  children: (quiz: StaffQuiz) => ReactNode;
};

/** Page of one quiz, or a page below it. Shows the 404 page if the address contains no quiz number. */
export function LoadedQuiz(props: LoadedQuizProps) {
  const id = rowNumber.read(useParams().quizId ?? '');
  return id === undefined ? <NotFoundPage /> : <QuizOf {...props} id={id} />;
}

/** Link back, and exactly one of: loading, an error, or the quiz. */
function QuizOf({ id, title, isBelowQuiz = false, children }: LoadedQuizProps & { id: number }) {
  const { api } = useConsole();
  const query = useQuery(quizQuery(api, id));
  const { data: quiz, error } = query;
  useTitle(isBelowQuiz || !quiz ? title : quiz.title);
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-4 px-4 py-3.5">
      <Link
        to={isBelowQuiz && quiz ? quizAddress(quiz.id) : quizzesAddress.write()}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start text-14 wrap-anywhere"
      >
        <ArrowLeft aria-hidden="true" size={16} className="flex-none" />
        {isBelowQuiz && quiz ? quiz.title : 'All quizzes'}
      </Link>
      {quiz && !isMissing ? (
        children(quiz)
      ) : (
        <>
          <h1 className="text-22">{title}</h1>
          {isMissing ? (
            <p className="text-14 text-ink-muted">
              Quiz not found. The link may be incomplete, or the quiz was removed.
            </p>
          ) : error ? (
            <LoadError title="The quiz did not load" query={query}>
              {isBelowQuiz ? 'What you typed is kept.' : 'Nothing was changed.'}
            </LoadError>
          ) : (
            <ListSkeleton label="Loading the quiz…" />
          )}
        </>
      )}
    </div>
  );
}
