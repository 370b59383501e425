import { moneyText } from '@aw/contracts/money-text';
import type { StaffOrder, StaffRefund } from '@aw/contracts/orders/staff';
import { staffRecordManualRefund } from '@aw/contracts/payments/staff';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { transferReference } from '../../../actions/required-text';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { orderLog } from './order-dialog';

type RecordRefundDialogProps = DialogState & { order: StaffOrder; refund: StaffRefund };

const schema = z.object({ reference: transferReference });

/** Records that a refund was sent by hand. */
export function RecordRefundDialog({ order, refund, ...dialog }: RecordRefundDialogProps) {
  const { api } = useConsole();
  const { formProps, field, errors } = useZodForm(schema, {
    defaultValues: { reference: '' },
    send: ({ reference }) => settle.mutate(reference),
  });
  const amount = moneyText(refund.amountMinor, order.price.currency);
  const settle = useAction({
    send: (reference: string) =>
      api.call(staffRecordManualRefund, {
        params: { orderId: order.id, refundId: refund.id },
        body: { reference },
      }),
    done: () => ({ title: `${amount} refunded`, description: 'We emailed the customer.' }),
    failed: 'The refund was not recorded.',
    log: orderLog(order),
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Record the refund of ${amount}`}
      description="Make the transfer first. When you record it, it counts as refunded."
      submitLabel="Record as sent"
      pendingLabel="Recording…"
      isPending={settle.isPending}
      failure={settle.failure}
      formProps={formProps}
    >
      <Field
        label="Reference"
        help="The bank’s or PayPal’s reference, so that we can find it again."
        error={errors.reference}
        isRequired
      >
        <Input {...field('reference')} maxLength={200} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
