import { deleteMemoryFact, type MemoryFact } from '@aw/contracts/ai/memory';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Time } from '@aw/ui/primitives/time';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { ListChecks, PencilLine } from 'lucide-react';
import { api } from '~/lib/api';
import { memoryQuery } from '../account-queries';
import { SettingsRow } from '../settings-row';
import { useNotifyFailure } from '../use-account-change';

type FactRowProps = { userId: string; fact: MemoryFact };

const origins = {
  written: { icon: PencilLine, label: 'You wrote it' },
  quiz: { icon: ListChecks, label: 'From one of your quizzes' },
} as const;

/** A fact with its origin and a button to delete it. */
export function FactRow({ userId, fact: { id, kind, text, updatedAt } }: FactRowProps) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  const { icon, label } = origins[kind];

  const deleteNow = async () => {
    try {
      await api.call(deleteMemoryFact, { params: { id } });
      toast({ title: 'Fact deleted', description: 'AI Chat no longer uses it.', about: 'memory' });
    } catch (error) {
      notifyFailure('The fact was not deleted', error);
      throw error;
    } finally {
      // Refreshed after a failure too, because the fact may already have been deleted elsewhere.
      await queryClient.invalidateQueries({ queryKey: memoryQuery(userId).queryKey });
    }
  };

  return (
    <SettingsRow
      icon={icon}
      title={<span dir="auto">{text}</span>}
      action={
        <ConfirmDialog
          trigger={
            <Button size="sm" aria-label={`Delete “${text}”`}>
              Delete
            </Button>
          }
          title="Delete this fact?"
          description={
            <>
              <q dir="auto">{text}</q> AI Chat will no longer use it.
              {kind === 'quiz' && ' While memory is on, your next quiz in this subject adds a new result.'}
            </>
          }
          confirmLabel="Delete"
          pendingLabel="Deleting..."
          onConfirm={deleteNow}
        />
      }
    >
      <span>{label}</span>
      <Time value={updatedAt} />
    </SettingsRow>
  );
}
