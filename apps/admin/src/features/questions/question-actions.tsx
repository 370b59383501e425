import {
  type StaffQuestionDetail,
  staffApproveQuestion,
  staffRemoveQuestion,
  staffRestoreQuestion,
} from '@aw/contracts/questions/staff';
import { Button } from '@aw/ui/primitives/button';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { DialogState } from '../../actions/form-dialog';
import { ReasonDialog } from '../../actions/reason-dialog';
import { useAction } from '../../actions/use-action';
import { useReasonedAction } from '../../actions/use-reasoned-action';
import { PanelFoot } from '../../resource-list/item-panel';
import { useConsole } from '../../services/console-services';

type OfQuestion = { question: StaffQuestionDetail };

/** What can be done to a question now: approve one that waits, remove it with a reason, or put it back; nothing to one that its asker withdrew. */
export function QuestionActions({ question }: OfQuestion) {
  const { api } = useConsole();
  const { id, status } = question;
  const [isRemoving, setIsRemoving] = useState(false);
  const approve = useAction({
    send: () => api.call(staffApproveQuestion, { params: { id } }),
    done: () => ({ title: 'Question approved', description: 'It is on the site now.' }),
    failed: 'The question was not approved.',
    of: { name: 'this question', target: `question:${id}` },
  });
  const restore = useRestore(id);
  if (status === 'withdrawn') return null;
  return (
    <PanelFoot>
      {status === 'held' && (
        <Button
          variant="primary"
          size="sm"
          icon={Check}
          isPending={approve.isPending}
          pendingLabel="Approving…"
          onClick={() => approve.mutate()}
        >
          Approve
        </Button>
      )}
      {status === 'removed' ? (
        <Button
          variant="primary"
          size="sm"
          icon={Undo2}
          isPending={restore.isPending}
          pendingLabel="Restoring…"
          onClick={() => restore.mutate()}
        >
          Restore
        </Button>
      ) : (
        <Button size="sm" onClick={() => setIsRemoving(true)}>
          Remove…
        </Button>
      )}
      {isRemoving && <RemoveDialog question={question} isOpen onOpenChange={setIsRemoving} />}
    </PanelFoot>
  );
}

function useRestore(id: number) {
  const { api } = useConsole();
  return useAction({
    send: () => api.call(staffRestoreQuestion, { params: { id } }),
    done: ({ status: now }) => ({
      title: 'Question restored',
      description: now === 'held' ? 'It is waiting for review again.' : 'It is on the site now.',
    }),
    failed: 'The question was not restored.',
    of: { name: 'this question', target: `question:${id}` },
  });
}

function RemoveDialog({ question, ...dialog }: DialogState & OfQuestion) {
  const { api } = useConsole();
  const { id, title } = question;
  const restore = useRestore(id);
  const remove = useReasonedAction({
    dialog,
    draftName: `remove-question:${id}`,
    send: (reason: string) => api.call(staffRemoveQuestion, { params: { id }, body: { reason } }),
    done: () => ({
      title: 'Question removed',
      description: 'The person who asked will see the reason on their profile.',
      // What was held would stand on the site by an undo, so only what stood there is put back.
      action: question.status === 'visible' ? { label: 'Undo', onSelect: () => restore.mutate() } : undefined,
    }),
    failed: 'The question was not removed.',
    of: { name: 'this question', target: `question:${id}` },
  });
  return (
    <ReasonDialog
      {...remove.question}
      title="Remove this question?"
      description={`“${title}” will be removed from the site, and the next questions of the same person will wait for review. You can restore it.`}
      help="The person who asked will see it on their profile."
      submitLabel="Remove"
      pendingLabel="Removing…"
      cancelLabel="Keep it"
      isDestructive
      onSend={remove.send}
    />
  );
}
