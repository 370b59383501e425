import { CircleDot, Moon } from 'lucide-react';
import { Avatar } from '../../primitives/avatar';
import { Badge, Tag } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';
import { Link } from '../../primitives/link';
import { Skeleton } from '../../primitives/skeleton';
import { StarRating } from '../forms/star-rating';
import { WhatsAppIcon } from '../navigation/whatsapp-icon';

export type TutorCardProps = {
  name: string;
  /** Field of teaching in a line: 'Mathematics tutor'. */
  headline: string;
  subjects: readonly string[];
  experience: string;
  education: string;
  /** Median time to answer: '45 minutes'; left out when it is not known. */
  answerTime?: string;
  /** Mean of the reviews, 0 to 5. Without one, no stars are shown. */
  rating?: number;
  reviews?: number;
  completedAnswers?: number;
  status?: 'online' | 'away';
  /** Marks a fictional person of the demo. */
  isSample?: boolean;
  /** Link of 'Contact Expert': a chat with a prepared message. */
  contactTo: string;
};

const card = 'grid grid-cols-1 gap-3.5 rounded-2 border border-line bg-surface-raised p-4.5';

/** Shows a tutor: name, ratings, expertise and the link to a chat. Unknown details are left out. */
export function TutorCard(props: TutorCardProps) {
  const { name, headline, subjects, rating, reviews = 0, status, isSample = false, contactTo } = props;
  return (
    <article className={`${card} h-full content-start`}>
      <div className="flex items-start gap-3.5">
        <Avatar name={name} size="lg" />
        <div className="grid min-w-0 justify-items-start gap-0.5">
          <h3 className="text-18 leading-title wrap-anywhere">{name}</h3>
          <p className="text-14 text-ink-muted wrap-anywhere">{headline}</p>
          {status && <Presence status={status} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StarRating value={rating ?? 0} count={rating === undefined ? 0 : reviews} noun="review" />
        {isSample && <Tag>Sample profile</Tag>}
      </div>
      <ul aria-label="Subjects" className="flex flex-wrap gap-1.5">
        {subjects.map((subject) => (
          <li key={subject} className="min-w-0">
            <Tag>{subject}</Tag>
          </li>
        ))}
      </ul>
      <Facts {...props} />
      <div className="mt-auto grid pt-1">
        <Button asChild icon={WhatsAppIcon} isBlock>
          <Link to={contactTo} aria-label={`Contact Expert: ${name}`}>
            Contact Expert
          </Link>
        </Button>
      </div>
    </article>
  );
}

function Presence({ status }: { status: 'online' | 'away' }) {
  return status === 'online' ? (
    <Badge tone="positive" icon={CircleDot} isPlain>
      Online
    </Badge>
  ) : (
    <Badge tone="neutral" icon={Moon} isPlain>
      Away
    </Badge>
  );
}

function Facts({ experience, education, answerTime, completedAnswers }: TutorCardProps) {
  const facts = [
    ['Experience', experience],
    ['Education', education],
    ['Usual answer time', answerTime],
    ['Answered', completedAnswers === undefined ? undefined : formatCount(completedAnswers, 'question')],
  ].filter(([, fact]) => fact !== undefined);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-3 text-14">
      {facts.map(([term, fact]) => (
        <div key={term} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Placeholder while a tutor loads. */
export function TutorCardSkeleton() {
  return (
    <div className={`${card} min-h-85 content-start`}>
      <Skeleton shape="circle" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton shape="control" />
    </div>
  );
}
