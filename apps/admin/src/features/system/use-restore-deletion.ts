import { type Deletion, restoreDeletion } from '@aw/contracts/system/deletions';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { deletedRows } from './delete-all-labels';

/** Restores every row of one deletion. */
export function useRestoreDeletion() {
  const { api } = useConsole();
  return useAction({
    send: ({ id }: Deletion) => api.call(restoreDeletion, { params: { deletionId: id } }),
    done: (_, { kind, count }) => ({
      title: `${deletedRows(kind, count)} restored`,
    }),
  });
}
