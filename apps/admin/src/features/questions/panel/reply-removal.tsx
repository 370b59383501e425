import {
  type StaffAnswer,
  type StaffComment,
  staffRemoveAnswer,
  staffRemoveUserComment,
  staffRestoreAnswer,
  staffRestoreUserComment,
} from '@aw/contracts/questions/staff';
import { Button } from '@aw/ui/primitives/button';
import { useState } from 'react';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useAction } from '../../../actions/use-action';
import { useReasonedAction } from '../../../actions/use-reasoned-action';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';

type Reply = { kind: 'answer' | 'comment' } & Pick<StaffAnswer | StaffComment, 'id' | 'status'>;

const endpoints = {
  answer: { remove: staffRemoveAnswer, restore: staffRestoreAnswer },
  comment: { remove: staffRemoveUserComment, restore: staffRestoreUserComment },
};
const names = { answer: 'Answer', comment: 'Comment' };

/** Removes an answer or a user's comment with a reason, whether it was reported or not, or restores it. */
export function ReplyRemoval({ reply }: { reply: Reply }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const mayModerate = useMay()('questions.moderate');
  const restore = useRestore(reply);
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
      {isRemoving && <RemoveDialog reply={reply} isOpen onOpenChange={setIsRemoving} />}
    </div>
  );
}

function useRestore({ kind, id }: Reply) {
  const { api } = useConsole();
  return useAction({
    send: () => api.call(endpoints[kind].restore, { params: { id } }),
    done: () => ({ title: `${names[kind]} restored`, description: 'Readers can see it again.' }),
    failed: `The ${kind} was not restored.`,
    of: { name: `this ${kind}`, target: `${kind}:${id}` },
  });
}

function RemoveDialog({ reply, ...dialog }: DialogState & { reply: Reply }) {
  const { api } = useConsole();
  const { kind, id, status } = reply;
  const restore = useRestore(reply);
  const remove = useReasonedAction({
    dialog,
    draftName: `remove-${kind}:${id}`,
    send: (reason: string) => api.call(endpoints[kind].remove, { params: { id }, body: { reason } }),
    done: () => ({
      title: `${names[kind]} removed`,
      description: 'We sent the author the reason.',
      // Undo would publish a held reply, so it is offered for visible ones only.
      action: status === 'visible' ? { label: 'Undo', onSelect: () => restore.mutate() } : undefined,
    }),
    failed: `The ${kind} was not removed.`,
    of: { name: `this ${kind}`, target: `${kind}:${id}` },
  });
  return (
    <ReasonDialog
      {...remove.question}
      title={`Remove this ${kind}?`}
      description={`Readers will no longer see the ${kind}. You can restore it.`}
      help="We send it to the author."
      submitLabel="Remove"
      pendingLabel="Removing…"
      cancelLabel="Keep it"
      isDestructive
      onSend={remove.send}
    />
  );
}
