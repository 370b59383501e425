import { type Deletion, restoreDeletion } from '@aw/contracts/staff/deletions';
import { useConsole } from '../../api/console-services';
import { useChange } from '../../api/use-change';
import { deletedRows } from './delete-all-labels';

/** Puts back every row of one Delete All. */
export function useRestoreDeletion() {
  const { api } = useConsole();
  return useChange({
    send: ({ id }: Deletion) => api.call(restoreDeletion, { params: { deletionId: id } }),
    done: (_, { kind, count }) => ({
      title: 'Restored',
      description: `${deletedRows(kind, count)} are back.`,
    }),
  });
}
