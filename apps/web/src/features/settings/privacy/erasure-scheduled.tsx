import { type Account, undoErasure } from '@aw/contracts/account/public';
import { longDate } from '@aw/contracts/long-date';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { api } from '~/lib/api';
import { useAccountChange, useNotifyFailure } from '../use-account-change';

type ErasureScheduledProps = { erasure: NonNullable<Account['erasure']> };

/** An erasure that can still be undone: its day, what becomes of shared things, and the way back. */
export function ErasureScheduled({ erasure }: ErasureScheduledProps) {
  const { undo, isPending } = useUndoErasure();
  return (
    <Note tone="caution" title={`Your account will be erased on ${longDate(erasure.eraseAfter)}.`}>
      {erasure.keepsShared
        ? 'Your uploads and questions will stay for others, without your name.'
        : 'Your uploads and questions will be erased too.'}{' '}
      You asked for it on {longDate(erasure.requestedAt)}.
      <div className="mt-2">
        <Button size="sm" isPending={isPending} pendingLabel="Undoing..." onClick={undo}>
          Undo and keep my account
        </Button>
      </div>
    </Note>
  );
}

/** Keeps an account that was to be erased. */
function useUndoErasure() {
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  const undo = useAccountChange(() => api.call(undoErasure, {}));
  return {
    isPending: undo.isPending,
    undo: () =>
      undo.mutate(undefined, {
        onSuccess: () =>
          toast({
            title: 'Your account will not be erased',
            description: 'Nothing was erased.',
            tone: 'positive',
            about: 'erasure',
          }),
        onError: (error) => notifyFailure('The erasure was not undone', error),
      }),
  };
}
