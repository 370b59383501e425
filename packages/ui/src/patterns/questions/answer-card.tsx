import { BadgeCheck, Check, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar';
import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { formatCount, formatNumber } from '../../primitives/format-count';
import { Time } from '../../primitives/time';

export type AnswerCardProps = {
  expert: {
    /** Null when the author's name is no longer stored. */
    name: string | null;
    isApproved: boolean;
    /** Number of verified answers that the author has written. */
    verifiedAnswers: number;
  };
  isVerified: boolean;
  /** The reviewer, other than the author and the asker. */
  verifiedBy: 'expert' | 'staff' | null;
  isAccepted: boolean;
  createdAt: string;
  editedAt: string | null;
  /** The answer itself, or a placeholder for it. */
  children: ReactNode;
  helpful: {
    count: number;
    isPressed: boolean;
    /** Left out for people who may not vote, such as the author. */
    onPress?: () => void;
  };
  /** Button that reports the answer. */
  report?: ReactNode;
  /** Actions of this reader: accept, verify, edit. */
  actions?: ReactNode;
};

const edge = 'flex flex-wrap items-center gap-3 border-line px-4 sm:px-5';

/** Shows an answer with its author, its text, its verification, and the reader's actions. */
export function AnswerCard(props: AnswerCardProps) {
  const { isVerified, isAccepted, children, helpful, report, actions } = props;
  return (
    <article className="rounded-2 border border-line bg-surface-raised">
      <header className={`${edge} border-b py-4`}>
        <Author {...props} />
        {(isVerified || isAccepted) && (
          <div className="flex flex-wrap gap-2 max-sm:ms-13">
            {isAccepted && (
              <Badge tone="accent" icon={CircleCheck}>
                Accepted
              </Badge>
            )}
            {isVerified && (
              <Badge tone="positive" icon={BadgeCheck}>
                Verified
              </Badge>
            )}
          </div>
        )}
      </header>
      <div className="grid grid-cols-1 gap-4 p-4 sm:p-5">{children}</div>
      <footer className={`${edge} border-t py-3`}>
        <p className="min-w-0 flex-1 basis-60 text-14 text-ink-muted">{verificationText(props)}</p>
        <div className="flex flex-wrap items-center gap-2">
          <Helpful {...helpful} />
          {report}
        </div>
      </footer>
      {actions && <div className={`${edge} border-t py-3 print:hidden`}>{actions}</div>}
    </article>
  );
}

function Author({ expert, createdAt, editedAt }: Pick<AnswerCardProps, 'expert' | 'createdAt' | 'editedAt'>) {
  const { name, isApproved, verifiedAnswers } = expert;
  const role = isApproved ? 'Expert' : 'Former expert';
  const count =
    verifiedAnswers === 0 ? 'No verified answers yet' : formatCount(verifiedAnswers, 'verified answer');
  return (
    <>
      <Avatar name={name ?? 'Expert'} tone="ink" />
      <div className="min-w-0 flex-1 basis-40 text-15 leading-[1.35]">
        <p className="font-strong wrap-anywhere" dir="auto">
          {name ?? 'Expert'}
        </p>
        <p className="flex flex-wrap gap-x-3 text-13 text-ink-muted">
          <span>{name === null && isApproved ? count : `${role}. ${count}`}</span>
          <span>
            <Time value={createdAt} />
            {editedAt && ', edited'}
          </span>
        </p>
      </div>
    </>
  );
}

function verificationText({ isVerified, verifiedBy, isAccepted }: AnswerCardProps): string {
  const by = { expert: 'Verified by a second expert', staff: 'Verified by our staff' };
  if (verifiedBy && isVerified)
    return `${by[verifiedBy]}${isAccepted ? ' and accepted by the person who asked' : ''}.`;
  return isAccepted ? 'Accepted by the person who asked.' : 'Not verified yet.';
}

function Helpful({ count, isPressed, onPress }: AnswerCardProps['helpful']) {
  if (!onPress)
    return count === 0 ? null : (
      <span className="text-13 text-ink-muted tabular-nums">{`${formatNumber(count)} found this helpful`}</span>
    );
  return (
    <Button size="sm" icon={Check} aria-pressed={isPressed} onClick={onPress}>
      {isPressed ? 'Marked as helpful' : 'Helpful'}
      {count > 0 && <span className="tabular-nums">{` ${formatNumber(count)}`}</span>}
    </Button>
  );
}
