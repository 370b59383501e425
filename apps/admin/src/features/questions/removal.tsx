import {
  staffRemoveAnswer,
  staffRemoveQuestion,
  staffRemoveUserComment,
  staffRestoreAnswer,
  staffRestoreQuestion,
  staffRestoreUserComment,
} from '@aw/contracts/questions/staff';
import { Button } from '@aw/ui/primitives/button';
import { useState } from 'react';
import type { DialogState } from '../../actions/form-dialog';
import { ReasonDialog } from '../../actions/reason-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';

type Kind = 'question' | 'answer' | 'comment';

/** A question, an answer or a user's comment. `title` is the title of a question. */
type Post = { kind: Kind; id: number; status: string; title?: string };

const endpoints = {
  question: { remove: staffRemoveQuestion, restore: staffRestoreQuestion },
  answer: { remove: staffRemoveAnswer, restore: staffRestoreAnswer },
  comment: { remove: staffRemoveUserComment, restore: staffRestoreUserComment },
};

const names = { question: 'Question', answer: 'Answer', comment: 'Comment' };

/** The item under which the audit log lists changes of a post. */
export function postLog({ kind, id }: Pick<Post, 'kind' | 'id'>) {
  return { name: `this ${kind}`, target: `${kind}:${id}` };
}

/** Restores a removed post. A question that was held before waits for review again. */
export function useRestorePost({ kind, id }: Pick<Post, 'kind' | 'id'>) {
  const { api } = useConsole();
  return useAction({
    send: () => api.call(endpoints[kind].restore, { params: { id } }),
    done: ({ status }) => ({ title: `${names[kind]} restored`, description: restoredText(kind, status) }),
    failed: `The ${kind} was not restored.`,
    log: postLog({ kind, id }),
  });
}

function restoredText(kind: Kind, status: string): string {
  if (kind !== 'question') return 'Readers can see it again.';
  return status === 'held' ? 'It is waiting for review again.' : 'It is on the site now.';
}

/** Asks for the reason of a removal, which the author reads, and removes the post. */
export function RemovePostDialog({ post, ...dialog }: DialogState & { post: Post }) {
  const { api } = useConsole();
  const { kind, id, status, title } = post;
  const restore = useRestorePost(post);
  const isQuestion = kind === 'question';
  return (
    <ReasonDialog
      {...dialog}
      title={`Remove this ${kind}?`}
      description={
        isQuestion
          ? `“${title}” will be removed from the site, and the next questions of the same person will wait for review. You can restore it.`
          : `Readers will no longer see the ${kind}. You can restore it.`
      }
      help={isQuestion ? 'The person who asked will see it on their profile.' : 'We send it to the author.'}
      submitLabel="Remove"
      pendingLabel="Removing…"
      cancelLabel="Keep it"
      isDestructive
      draftName={`remove-${kind}:${id}`}
      action={{
        send: (reason: string) => api.call(endpoints[kind].remove, { params: { id }, body: { reason } }),
        done: () => ({
          title: `${names[kind]} removed`,
          description: isQuestion
            ? 'The person who asked will see the reason on their profile.'
            : 'We sent the author the reason.',
          // Undo would publish a held post, so it is offered for visible ones only.
          action: status === 'visible' ? { label: 'Undo', onSelect: () => restore.mutate() } : undefined,
        }),
        failed: `The ${kind} was not removed.`,
        log: postLog(post),
      }}
    />
  );
}

/** Removes an answer or a user's comment with a reason, whether it was reported or not, or restores it. */
export function ReplyRemoval({ reply }: { reply: Post & { kind: 'answer' | 'comment' } }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const mayModerate = useMay()('questions.moderate');
  const restore = useRestorePost(reply);
  if (!mayModerate) return null;
  return (
    <div className="-ms-2">
      {reply.status === 'removed' ? (
        <Button
          variant="quiet"
          size="sm"
          isPending={restore.isPending}
          pendingLabel="Restoring…"
          onClick={() => restore.mutate()}
        >
          Restore {reply.kind}
        </Button>
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setIsRemoving(true)}>
          Remove {reply.kind}…
        </Button>
      )}
      {isRemoving && <RemovePostDialog post={reply} isOpen onOpenChange={setIsRemoving} />}
    </div>
  );
}
