import { staffAssignOrders, type Writer } from '@aw/contracts/orders/staff';
import { Field } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Select } from '@aw/ui/primitives/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { writersQuery } from '../../../api/shared-queries';
import { shortOrderNumber } from '../../../format/order-number';
import { useConsole } from '../../../services/console-services';
import { type OrderDialogProps, orderLog } from './order-dialog';

/** Assigns the order to a writer, or to a different one. */
export function AssignDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const writers = useQuery(writersQuery(api)).data;
  const [chosen, setChosen] = useState<string>();
  const free = (writers ?? []).filter(({ id, isActive }) => isActive && id !== order.writerId);
  const writer = free.find(({ id }) => String(id) === chosen);
  const assign = useAction({
    send: async (to: Writer) => {
      const body = { orderIds: [order.id], writerId: to.id, isDryRun: false };
      const { results } = await api.call(staffAssignOrders, { body });
      return results[0];
    },
    done: (result, to) =>
      result?.outcome === 'skipped'
        ? { title: 'Nothing was assigned', description: result.reason ?? undefined }
        : { title: `Assigned to ${to.name}`, description: `Order ${shortOrderNumber(order.id)}.` },
    failed: 'The order was not assigned.',
    log: orderLog(order),
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  const isReassigned = order.writer !== null;
  return (
    <FormDialog
      {...dialog}
      title={isReassigned ? 'Assign another writer' : 'Assign a writer'}
      description={
        isReassigned
          ? `The current writer is ${order.writer?.name}. The customer sees the writer’s name.`
          : 'The customer sees the writer’s name.'
      }
      submitLabel={writer ? `Assign ${writer.name}` : 'Assign'}
      pendingLabel="Assigning…"
      isIncomplete={!writer}
      isPending={assign.isPending}
      failure={assign.failure}
      onSubmit={() => writer && assign.mutate(writer)}
    >
      {writers && free.length === 0 ? (
        <p className="text-14">
          {isReassigned ? 'No other writer is taking orders.' : 'No writer is taking orders.'}{' '}
          <Link to="/admin/writers">Add or resume a writer</Link>
        </p>
      ) : (
        <Field label="Writer" isRequired>
          <Select
            placeholder={writers ? 'Choose a writer…' : 'Loading…'}
            value={chosen}
            onValueChange={setChosen}
            options={free.map(({ id, name, openOrders }) => ({
              value: String(id),
              label: `${name}, ${openOrders === 0 ? 'no open orders' : formatCount(openOrders, 'open order')}`,
            }))}
          />
        </Field>
      )}
    </FormDialog>
  );
}
