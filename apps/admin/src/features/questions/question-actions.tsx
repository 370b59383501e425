import { type StaffQuestionDetail, staffApproveQuestion } from '@aw/contracts/questions/staff';
import { Button } from '@aw/ui/primitives/button';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action';
import { PanelFoot } from '../../resource-list/item-panel';
import { useConsole } from '../../services/console-services';
import { postLog, RemovePostDialog, useRestorePost } from './removal';

/** Approves a held question, removes one with a reason or restores it. A withdrawn question has no actions. */
export function QuestionActions({ question }: { question: StaffQuestionDetail }) {
  const { api } = useConsole();
  const { id, status, title } = question;
  const post = { kind: 'question' as const, id, status, title };
  const [isRemoving, setIsRemoving] = useState(false);
  const approve = useAction({
    send: () => api.call(staffApproveQuestion, { params: { id } }),
    done: () => ({ title: 'Question approved', description: 'It is on the site now.' }),
    failed: 'The question was not approved.',
    log: postLog(post),
  });
  const restore = useRestorePost(post);
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
      {isRemoving && <RemovePostDialog post={post} isOpen onOpenChange={setIsRemoving} />}
    </PanelFoot>
  );
}
