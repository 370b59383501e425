import type { ReactNode } from 'react';
import { CardLink } from '../../primitives/card-link';
import { formatCount } from '../../primitives/format-count';
import { Highlight } from '../../primitives/highlight';
import { Skeleton } from '../../primitives/skeleton';
import { Time } from '../../primitives/time';
import { SubjectTag } from '../documents/subjects/subject-tag';
import { QuestionStatus } from './question-status';

export type QuestionCardProps = {
  to: string;
  title: string;
  content: string;
  /** Name or id; 'General' if absent. */
  subject?: string | null;
  createdAt: string;
  isAnswered: boolean;
  /** True when the answer is by a verified expert. */
  isVerified: boolean;
  answerCount: number;
  /** Matches of the query in title and content are marked. */
  query?: string;
};

const card = 'rounded-2 border border-line bg-surface-raised px-4.5 py-4';

/** Shows a question with its status and number of answers. The whole card is one link. */
export function QuestionCard(props: QuestionCardProps) {
  const { to, title, content, subject, createdAt, isAnswered, isVerified, answerCount, query } = props;
  return (
    <QuestionCardFrame
      to={to}
      title={<Highlight text={title} query={query} />}
      content={<Highlight text={content} query={query} />}
      subject={<SubjectTag subject={subject ?? 'General'} />}
      asked={<Time value={createdAt} />}
      status={<QuestionStatus isAnswered={isAnswered} isVerified={isVerified} isPlain />}
      answers={answerCount === 0 ? 'No answers yet' : formatCount(answerCount, 'answer')}
    />
  );
}

export type QuestionCardFrameProps = {
  to: string;
  title: ReactNode;
  content: ReactNode;
  subject: ReactNode;
  asked: ReactNode;
  status: ReactNode;
  answers: ReactNode;
};

/** Layout of the card, with a slot for each of its parts. */
export function QuestionCardFrame({ to, title, content, ...parts }: QuestionCardFrameProps) {
  return (
    <article className={`group relative flex h-full flex-col gap-2.5 ${card}`}>
      <p className="flex items-center justify-between gap-3">
        {parts.subject}
        <span className="text-12 text-ink-faint">{parts.asked}</span>
      </p>
      <h3 className="text-18 leading-[1.3] wrap-anywhere">
        <CardLink to={to}>{title}</CardLink>
      </h3>
      <p className="line-clamp-2 text-14 text-ink-muted wrap-anywhere">{content}</p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-13 leading-5 text-ink-faint">
        {parts.status}
        <span>{parts.answers}</span>
      </p>
    </article>
  );
}

/** Placeholder while a question loads. */
export function QuestionCardSkeleton() {
  return (
    <div className={`grid gap-3 ${card}`}>
      <Skeleton width="short" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}
