import { hasCode } from '@aw/contracts/api-error';
import {
  isRight,
  letters,
  type QuizResult as Result,
  type ReviewedQuestion,
} from '@aw/contracts/quizzes/attempts';
import { difficultyLabels, type Quiz } from '@aw/contracts/quizzes/public';
import { QuizResult } from '@aw/ui/patterns/quiz-result';
import { type QuizWrongAnswer, QuizWrongAnswers } from '@aw/ui/patterns/quiz-wrong-answers';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Award, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '~/lib/paths';
import { useAddressParams } from '~/lib/use-address-params';
import { useGo } from '~/lib/use-go';
import { optionsOf, stemOf } from '~/quizzes/question-texts';
import { LoadError } from '~/shell/query-states';
import { resultQuery } from '../quiz-queries';
import { Redirect } from '../redirect';
import { ReviewPage } from './review-page';

/** Result of an attempt. With `review` in the address, its questions with their explanations. */
export function ResultPage({ quiz, attemptId }: { quiz: Quiz; attemptId: string }) {
  const result = useQuery(resultQuery(quiz.id, attemptId));
  const [params, setParams] = useAddressParams();
  const addressOf = (review?: number) => {
    const next = new URLSearchParams({ attempt: attemptId });
    if (review !== undefined) next.set('review', String(review));
    return next;
  };
  if (hasCode(result.error, 'attempts.not_found', 'request.invalid'))
    return <Redirect to={paths.quiz(quiz.id)} />;
  if (!result.data)
    return (
      <div className="wrap pt-8 pb-16">
        <h1 className="mb-6 text-28">{quiz.title}</h1>
        {result.error ? (
          <LoadError title="Your result did not load" level={2} query={result} />
        ) : (
          <LoadingRegion label="Loading your result…">
            <div className="grid max-w-170 gap-4">
              <Skeleton width="long" />
              <Skeleton shape="block" />
            </div>
          </LoadingRegion>
        )}
      </div>
    );
  const reviewedNumber = Number(params.get('review'));
  if (Number.isInteger(reviewedNumber) && reviewedNumber >= 1 && reviewedNumber <= result.data.review.length)
    return (
      <ReviewPage
        quiz={quiz}
        result={result.data}
        current={reviewedNumber}
        summary={`${difficultyLabels[quiz.difficulty]}, ${formatCount(result.data.review.length, 'question')}`}
        onSelect={(number) => setParams(addressOf(number), { replace: true })}
        onBack={() => setParams(addressOf())}
      />
    );
  return <Outcome quiz={quiz} result={result.data} onReview={() => setParams(addressOf(1))} />;
}

type OutcomeProps = { quiz: Quiz; result: Result; onReview: () => void };

function Outcome({ quiz, result, onReview }: OutcomeProps) {
  const go = useGo();
  return (
    <div className="wrap pt-8 pb-16">
      <QuizResult
        quizTitle={quiz.title}
        score={result.score}
        total={result.totalQuestions}
        percentage={result.percentage}
        isPassed={result.passed}
        timeUsedSeconds={result.timeSpent}
        hasTimeRunOut={result.endedBy === 'deadline'}
        certificate={<CertificateLink result={result} />}
        correction={correctionText(result)}
        onTakeAgain={quiz.isRetired ? undefined : () => void go(paths.quiz(quiz.id))}
        wrongAnswers={<WrongAnswers result={result} />}
        links={
          <>
            <Button onClick={onReview}>Review answers</Button>
            <Link to={paths.profile}>Your attempts</Link>
            <Link to={paths.quizzes}>All quizzes</Link>
          </>
        }
      />
    </div>
  );
}

/** Wrong answers with their explanations and a way to practise them; nothing if all are right. */
function WrongAnswers({ result: { attemptId, review } }: { result: Result }) {
  const answers = review.flatMap((question, index) => toWrongAnswer(question, index + 1));
  if (answers.length === 0) return null;
  return (
    <QuizWrongAnswers
      answers={answers}
      action={
        <Button asChild variant="primary" icon={Layers}>
          <Link to={paths.cardsOf(attemptId)}>Practise these</Link>
        </Button>
      }
    />
  );
}

function toWrongAnswer(question: ReviewedQuestion, number: number): QuizWrongAnswer[] {
  if (question.isCorrect || question.isDropped) return [];
  const { answer, explanation, explanationHtml, mistake } = question;
  const options = optionsOf(question);
  return [
    {
      number,
      stem: stemOf(question),
      chosen: answer && options[answer],
      right: letters.filter((letter) => isRight(question, letter)).map((letter) => options[letter]),
      explanation: explanation ? { source: explanation, html: explanationHtml } : null,
      mistakeNote: mistake ? { source: mistake, html: null } : null,
    },
  ];
}

/** Explains how the correction of a question changed the result; null if there was none. */
function correctionText({ regradedAt, isPassKept }: Result): ReactNode {
  if (isPassKept)
    return 'We corrected a question in this quiz. With the correction, you would not have passed, but you keep your pass and your score.';
  if (!regradedAt) return null;
  return (
    <>
      We corrected a question in this quiz <Time value={regradedAt} isInSentence /> and recalculated your
      score. The review shows what was wrong.
    </>
  );
}

/** Links to the certificate, and says if it belongs to another attempt. */
function CertificateLink({ result: { attemptId, passed, certificate } }: { result: Result }) {
  if (!certificate) return null;
  const isThis = certificate.attemptId === attemptId;
  const text = isThis
    ? 'Your certificate is ready. Only you can see it until you share it.'
    : `Your certificate is from ${passed ? 'an attempt that was at least as good' : 'another attempt'}, with ${certificate.percentage}%.`;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-15">{text}</p>
      <Button asChild icon={Award}>
        <Link to={paths.certificate(certificate.certificateId)}>View certificate</Link>
      </Button>
    </div>
  );
}
