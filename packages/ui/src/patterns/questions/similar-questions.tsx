import { BadgeCheck, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';
import { Icon } from '../../primitives/icon';
import { Link } from '../../primitives/link';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { QuestionStatus } from './question-status';

export type SimilarQuestion = {
  id: number;
  to: string;
  title: string;
  isAnswered: boolean;
  isVerified: boolean;
  answerCount: number;
};

export type SimilarQuestionsProps = {
  questions: readonly SimilarQuestion[];
  /** Uses an existing question instead of asking a new one. */
  onAnswersMine: (question: SimilarQuestion) => void;
};

/** Lists existing questions under the title that is being typed. It is announced and never takes the focus. */
export function SimilarQuestions({ questions, onAnswersMine }: SimilarQuestionsProps) {
  const headingId = useId();
  return (
    <>
      <VisuallyHidden isAnnounced>
        {questions.length > 0 && `${formatCount(questions.length, 'similar question')} below`}
      </VisuallyHidden>
      {questions.length > 0 && (
        <section aria-labelledby={headingId} className="grid grid-cols-1 gap-1">
          <h2 id={headingId} className="font-sans text-14 leading-ui font-strong tracking-normal">
            Has someone asked this before?
          </h2>
          <p className="text-13 text-ink-muted">You can read these for free.</p>
          <ul className="mt-1 grid grid-cols-1 border-t border-line">
            {questions.map((question) => (
              <li
                key={question.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
              >
                <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-0.5 text-14">
                  <Link to={question.to} className="inline-flex min-h-6 items-center wrap-anywhere">
                    {question.title}
                  </Link>
                  <span className="flex flex-wrap gap-x-3 text-13 text-ink-faint">
                    <QuestionStatus {...question} isPlain />
                    {question.answerCount > 0 && <span>{formatCount(question.answerCount, 'answer')}</span>}
                  </span>
                </div>
                <Button
                  size="sm"
                  aria-label={`This answers my question: ${question.title}`}
                  onClick={() => onAnswersMine(question)}
                >
                  This answers my question
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export type RelatedQuestionsProps = { questions: readonly Omit<SimilarQuestion, 'answerCount'>[] };

/** Lists questions related to the current one, each with its status. */
export function RelatedQuestions({ questions }: RelatedQuestionsProps) {
  return (
    <ul className="grid grid-cols-1 text-14">
      {questions.map((question) => (
        <li key={question.id} className="flex justify-between gap-3 border-t border-line py-2">
          <Link to={question.to} className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere">
            {question.title}
          </Link>
          <StatusSign {...question} />
        </li>
      ))}
    </ul>
  );
}

function StatusSign({ isAnswered, isVerified }: Pick<SimilarQuestion, 'isAnswered' | 'isVerified'>) {
  const { icon, ink, words } = !isAnswered
    ? { icon: Clock, ink: 'text-caution', words: 'Awaiting expert answer' }
    : isVerified
      ? { icon: BadgeCheck, ink: 'text-positive', words: 'Solved by verified expert' }
      : { icon: CircleCheck, ink: 'text-ink-muted', words: 'Answered' };
  return (
    <span className={`mt-0.5 ${ink}`} title={words}>
      <Icon icon={icon} size="sm" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
