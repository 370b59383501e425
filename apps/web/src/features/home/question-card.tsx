import type { QuestionCard as Question } from '@aw/contracts/questions';
import { Badge } from '@aw/ui/badge';
import { CardLink } from '@aw/ui/card-link';
import { SubjectTag } from '@aw/ui/subject-tag';
import { Time } from '@aw/ui/time';
import { BadgeCheck, CircleCheck, Clock } from 'lucide-react';
import { paths } from '~/lib/paths';

/** A question with its status and the number of its answers; the whole card leads to the questions. */
export function QuestionCard({ question }: { question: Question }) {
  return (
    <article className="group relative flex h-full flex-col gap-2.5 rounded-2 border border-line bg-surface-raised px-4.5 py-4">
      <p className="flex items-center justify-between gap-3">
        <SubjectTag subject={question.subject ?? 'General'} />
        <span className="text-12 text-ink-faint">
          <Time value={question.createdAt} />
        </span>
      </p>
      <h3 className="text-18 leading-[1.3] wrap-anywhere">
        <CardLink to={paths.questions}>{question.title}</CardLink>
      </h3>
      <p className="line-clamp-2 text-14 text-ink-muted wrap-anywhere">{question.content}</p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-13 leading-5 text-ink-faint">
        <Status question={question} />
        <span>{answers(question.answerCount)}</span>
      </p>
    </article>
  );
}

function Status({ question: { isAnswered, isVerified } }: { question: Question }) {
  if (!isAnswered)
    return (
      <Badge tone="caution" icon={Clock} isPlain>
        Awaiting expert answer
      </Badge>
    );
  if (!isVerified)
    return (
      <Badge tone="neutral" icon={CircleCheck} isPlain>
        Answered
      </Badge>
    );
  return (
    <Badge tone="positive" icon={BadgeCheck} isPlain>
      Solved by verified expert
    </Badge>
  );
}

function answers(count: number): string {
  if (count === 0) return 'No answers yet';
  return count === 1 ? '1 answer' : `${count.toLocaleString('en')} answers`;
}
