import { undoErasure } from '@aw/contracts/account/public';
import { useToast } from '@aw/ui/primitives/toast';
import { api } from '~/lib/api';
import { useAccountChange, useTellFailure } from '../use-account-change';

/** Keeps an account that was to be erased. */
export function useUndoErasure() {
  const { toast } = useToast();
  const notifyFailure = useTellFailure();
  const undo = useAccountChange(() => api.call(undoErasure, {}));
  return {
    isPending: undo.isPending,
    undo: () =>
      undo.mutate(undefined, {
        onSuccess: () =>
          toast({
            title: 'Your account stays',
            description: 'Nothing was erased.',
            tone: 'positive',
            about: 'erasure',
          }),
        onError: (error) => notifyFailure('The erasure was not undone', error),
      }),
  };
}
