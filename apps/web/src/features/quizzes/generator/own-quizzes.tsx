import { deleteMadeQuiz } from '@aw/contracts/quizzes/made';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { QuizCard } from '@aw/ui/patterns/quiz-card';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { generationsQuery } from './use-generation';

/** Lists the person's generated quizzes, latest first. Shows nothing before the first one. */
export function OwnQuizzes() {
  const queryClient = useQueryClient();
  const { data: generations = [] } = useQuery(generationsQuery);
  const quizzes = generations.flatMap(({ quiz, source }) => (quiz ? [{ quiz, source }] : []));
  if (quizzes.length === 0) return null;
  const remove = async (id: number) => {
    await api.call(deleteMadeQuiz, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: generationsQuery.queryKey });
  };
  return (
    <CueSection title="Your quizzes" lead="Only you can see them.">
      <CardGrid columns={2}>
        {quizzes.map(({ quiz, source }) => (
          <li key={quiz.id} className="gap-1">
            <QuizCard
              to={paths.quiz(quiz.id)}
              title={quiz.title}
              description={quiz.description}
              difficulty={quiz.difficulty}
              subject={quiz.subject}
              timeLimitMinutes={quiz.timeLimit}
              questionCount={quiz.totalQuestions}
            />
            <p className="flex items-center justify-between gap-3 text-13 text-ink-muted">
              {source === 'model' ? 'Made by AI' : 'From the quiz bank'}
              <ConfirmDialog
                title={`Delete “${quiz.title}”?`}
                description="You can no longer take this quiz. You keep your results and certificates."
                confirmLabel="Delete"
                onConfirm={() => remove(quiz.id)}
                trigger={
                  <Button size="sm" variant="quiet">
                    Delete
                  </Button>
                }
              />
            </p>
          </li>
        ))}
      </CardGrid>
    </CueSection>
  );
}
