import type { StaffOrder } from '@aw/contracts/orders/staff';
import type { DialogState } from '../../../actions/form-dialog';

/** What every dialog about an order takes. */
export type OrderDialogProps = DialogState & { order: StaffOrder };

/** Whose log tells whether an action was done. */
export const ofOrder = 'this order';
