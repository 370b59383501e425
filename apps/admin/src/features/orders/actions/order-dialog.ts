import type { StaffOrder } from '@aw/contracts/orders/staff';
import type { DialogState } from '../../../actions/form-dialog';

/** What every dialog about an order takes. */
export type OrderDialogProps = DialogState & { order: StaffOrder };

/** The log that says whether an action was done. */
export function orderLog({ id }: Pick<StaffOrder, 'id'>) {
  return { name: 'this order', target: `order:${id}` };
}
