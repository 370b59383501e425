import type { QuizCard as Card } from '@aw/contracts/quizzes/public';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { QuizCard } from '@aw/ui/patterns/quiz-card';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

type CourseQuizzesProps = { subject: string; items: Card[] };

/** Quizzes in a subject of the course's documents, because a quiz belongs to no course. */
export function CourseQuizzes({ subject, items }: CourseQuizzesProps) {
  return (
    <section aria-labelledby="course-quizzes" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="course-quizzes" className="text-18">
          Quizzes in {subject}
        </h2>
        <Link to={`${paths.quizzes}?${new URLSearchParams({ subject })}`}>All quizzes in {subject}</Link>
      </div>
      <CardGrid>
        {items.map(({ timeLimit, totalQuestions, ...quiz }) => (
          <li key={quiz.id}>
            <QuizCard
              {...quiz}
              to={paths.quiz(quiz.id)}
              timeLimitMinutes={timeLimit}
              questionCount={totalQuestions}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
