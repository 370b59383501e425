import type { StaffOrder } from '@aw/contracts/orders/staff';
import type { DialogState } from '../../../actions/form-dialog';

/** Props of every dialog about an order. */
export type OrderDialogProps = DialogState & { order: StaffOrder };

/** The item under which the audit log lists changes of an order. */
export function orderLog({ id }: Pick<StaffOrder, 'id'>) {
  return { name: 'this order', target: `order:${id}` };
}
