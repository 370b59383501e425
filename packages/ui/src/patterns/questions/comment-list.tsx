import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar';
import { Tag } from '../../primitives/badge';
import { Time } from '../../primitives/time';
import { RichText } from '../layout/rich-text';

export type ShownComment = {
  id: number;
  author: 'asker' | 'expert' | 'staff';
  /** Expert’s name, or null when it is no longer stored. The asker is never named. */
  name: string | null;
  isOwn: boolean;
  html: string;
  /** Note on a comment that is not public yet, such as 'Waits for review'. */
  note?: string;
  createdAt: string;
  /** Button that reports the comment. */
  report?: ReactNode;
};

export type CommentListProps = {
  /** Name of the list, such as 'Comments on the question'. */
  label: string;
  comments: readonly ShownComment[];
  siteName: string;
};

/** Lists comments that clarify a question or an answer, the oldest first. */
export function CommentList({ label, comments, siteName }: CommentListProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1 border-t border-line">
      {comments.map((comment) => (
        <li key={comment.id} className="border-b border-line py-3">
          <Comment comment={comment} siteName={siteName} />
        </li>
      ))}
    </ol>
  );
}

function Comment({ comment, siteName }: { comment: ShownComment; siteName: string }) {
  const { author, name, isOwn, html, note, createdAt, report } = comment;
  const shown = { asker: 'Asker', expert: name ?? 'Expert', staff: `${siteName} staff` }[author];
  return (
    <article className="flex items-start gap-3">
      <Avatar name={shown} size="sm" tone={author === 'asker' ? 'accent' : 'ink'} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 text-15">
        <header className="flex flex-wrap items-baseline gap-x-2 text-13">
          <b className="min-w-0 wrap-anywhere">
            <bdi>{shown}</bdi>
          </b>
          {author === 'expert' && name !== null && <span className="text-ink-muted">Expert</span>}
          {isOwn && <span className="text-ink-muted">(you)</span>}
          <span className="ms-auto text-ink-faint">
            <Time value={createdAt} />
          </span>
        </header>
        <RichText html={html} source="" />
        {note && (
          <p>
            <Tag>{note}</Tag>
          </p>
        )}
        {report}
      </div>
    </article>
  );
}
