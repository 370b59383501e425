import {
  type StaffComment,
  type StaffQuestionDetail,
  staffRemoveComment,
} from '@aw/contracts/questions/staff';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { useAction } from '../../../actions/use-action';
import { PostText } from '../../../post-text/post-text';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';
import { ReplyRemoval } from '../removal';
import { CommentForm } from './comment-form';
import { ReplyState } from './reply-state';

/** Comments on the question, with the form for a comment by staff. */
export function CommentsSection({ question }: { question: StaffQuestionDetail }) {
  const { comments, status } = question;
  const mayComment = useMay()('questions.moderate') && status === 'visible';
  if (comments.length === 0 && !mayComment) return null;
  return (
    <PanelSection title={comments.length === 0 ? 'Comments' : formatCount(comments.length, 'comment')}>
      {comments.length > 0 && (
        <ol className="grid grid-cols-1 border-t border-line">
          {comments.map((comment) => (
            <li key={comment.id} className="border-b border-line py-2.5">
              <Comment comment={comment} question={question} />
            </li>
          ))}
        </ol>
      )}
      {mayComment && <CommentForm question={question} />}
    </PanelSection>
  );
}

const roles = { asker: 'Asker', expert: 'Expert', staff: 'Staff' };

function Comment({ comment, question }: { comment: StaffComment; question: StaffQuestionDetail }) {
  const { author, name, html, createdAt, answerId } = comment;
  const answer = question.answers.find(({ id }) => id === answerId);
  return (
    <article className="grid grid-cols-1 gap-1 text-14">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 text-13">
        <span className="min-w-0 wrap-anywhere">
          <bdi className="font-strong">{name ?? roles[author]}</bdi>
          {name !== null && <span className="text-ink-muted">, {roles[author].toLowerCase()}</span>}
          {answerId !== null && (
            <span className="text-ink-muted">
              , on the answer by <bdi>{answer?.expert.name ?? 'an expert'}</bdi>
            </span>
          )}
        </span>
        <span className="text-ink-muted">
          <Time value={createdAt} />
        </span>
      </header>
      <ReplyState reply={comment} />
      <PostText html={html} source="" />
      {author !== 'staff' ? (
        <ReplyRemoval reply={{ kind: 'comment', id: comment.id, status: comment.status }} />
      ) : (
        comment.status === 'visible' && <RemoveOwnComment id={comment.id} questionId={question.id} />
      )}
    </article>
  );
}

function RemoveOwnComment({ id, questionId }: { id: number; questionId: number }) {
  const { api } = useConsole();
  const mayRemove = useMay()('questions.moderate');
  const remove = useAction({
    send: () => api.call(staffRemoveComment, { params: { id } }),
    done: () => ({ title: 'Comment removed', description: 'It is no longer on the site.' }),
    failed: 'The comment was not removed.',
    log: { name: 'this question', target: `question:${questionId}` },
  });
  if (!mayRemove) return null;
  return (
    <div className="-ms-2">
      <Button
        variant="quiet"
        size="sm"
        isPending={remove.isPending}
        pendingLabel="Removing…"
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </div>
  );
}
