import { longDate } from '@aw/contracts/long-date';
import { type Account, undoErasure } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { api } from '~/lib/api';
import { useAccountChange, useNotifyFailure } from '../use-account-change';

type ErasureScheduledProps = { erasure: NonNullable<Account['erasure']> };

/** Scheduled erasure with its day, what happens to shared content, and a button to undo it. */
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

/** Undoes a scheduled erasure. */
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

/** Note above all settings that the account will be erased, with a link to undo it. */
export function ErasureNote({ eraseAfter }: { eraseAfter: string }) {
  return (
    <Note tone="caution" title={`Your account will be erased on ${longDate(eraseAfter)}.`}>
      You can undo it until then, under <a href="#privacy">Privacy</a>.
    </Note>
  );
}
