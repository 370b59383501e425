import { isRight, letters, type QuizResult, type ReviewedQuestion } from '@aw/contracts/quizzes/attempts';
import type { Quiz } from '@aw/contracts/quizzes/public';
import { QuizFrame } from '@aw/ui/patterns/quiz-frame';
import { QuizReviewMap } from '@aw/ui/patterns/quiz-map';
import { QuizReview } from '@aw/ui/patterns/quiz-review';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { ReportButton } from '~/moderation/report-button';
import { optionsOf, stemOf } from '~/quizzes/question-texts';
import { useFocusedPage } from '../use-focused-page';

type ReviewPageProps = {
  quiz: Quiz;
  result: QuizResult;
  summary: string;
  /** Number of the question that is shown, from 1. */
  current: number;
  onSelect: (number: number) => void;
  onBack: () => void;
};

/** Shows the questions of a finished attempt one at a time, with the right answers and explanations. */
export function ReviewPage({ quiz, result, summary, current, onSelect, onBack }: ReviewPageProps) {
  const { review, score, totalQuestions } = result;
  useFocusedPage();
  const go = (number: number) => {
    onSelect(number);
    window.scrollTo({ top: 0 });
  };
  const question = review[current - 1];
  if (!question) return null;
  return (
    <QuizFrame
      to={paths.quizzes}
      title={quiz.title}
      summary={summary}
      progress={{ label: 'Right answers', value: score, max: totalQuestions }}
      onPrevious={current > 1 ? () => go(current - 1) : undefined}
      onNext={current < review.length ? () => go(current + 1) : undefined}
      map={
        <QuizReviewMap
          questions={review.map(reviewStateOf)}
          current={current}
          onSelect={go}
          actions={
            <Button isBlock onClick={onBack}>
              Back to the result
            </Button>
          }
        />
      }
    >
      <QuizReview
        subject={quiz.subject}
        number={current}
        total={review.length}
        stem={stemOf(question)}
        options={optionsOf(question)}
        chosen={question.answer}
        right={letters.filter((letter) => isRight(question, letter))}
        isDropped={question.isDropped}
        correction={question.correction}
        explanation={
          question.explanation ? { source: question.explanation, html: question.explanationHtml } : null
        }
        mistakeNote={question.mistake ? { source: question.mistake, html: null } : null}
        actions={
          <div className="grid grid-cols-1 gap-3">
            {question.source && <p className="text-13 text-ink-muted">Source: {question.source}</p>}
            <p className="text-14">
              <Link to={paths.askOn({ attempt: result.attemptId, question: question.id })}>
                Ask about this question
              </Link>
            </p>
            <ReportButton key={question.itemId} kind="quiz_question" id={question.itemId} />
          </div>
        }
      />
    </QuizFrame>
  );
}

function reviewStateOf({ answer, isCorrect, isDropped }: ReviewedQuestion) {
  if (isDropped) return 'uncounted';
  if (answer === null) return 'open';
  return isCorrect ? 'right' : 'wrong';
}
