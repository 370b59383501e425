import { staffAssignOrders, type Writer } from '@aw/contracts/orders/staff';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { changedCount, runText } from './dry-run-text';

type AssignRun = { orderIds: readonly string[]; writer: Writer | undefined; onDone: () => void };

/** Returns a dry run for the current selection, and the action that assigns the orders. */
export function useAssignRun({ orderIds, writer, onDone }: AssignRun) {
  const { api } = useConsole();
  const run = (to: Writer, isDryRun: boolean) =>
    api.call(staffAssignOrders, { body: { orderIds: [...orderIds], writerId: to.id, isDryRun } });
  const dryRun = useQuery({
    queryKey: ['orders', 'dry-run', writer?.id, orderIds],
    queryFn: () => (writer ? run(writer, true) : Promise.reject(new Error('Please choose a writer.'))),
    enabled: writer !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const assign = useAction({
    send: (to: Writer) => run(to, false),
    done: ({ results }, to) => ({
      title: changedCount(results) === 0 ? 'Nothing was assigned' : `Assigned to ${to.name}`,
      description: runText(results, true),
    }),
    failed: 'The orders were not assigned.',
    onDone,
  });
  return { dryRun, assign };
}
