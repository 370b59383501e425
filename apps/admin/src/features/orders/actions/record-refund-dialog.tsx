import { moneyText } from '@aw/contracts/money-text';
import type { StaffOrder, StaffRefund } from '@aw/contracts/orders/staff';
import { staffRecordManualRefund } from '@aw/contracts/payments/staff';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../../actions/focus-first-error';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { ofOrder } from './order-dialog';

type SettleDialogProps = DialogState & { order: StaffOrder; refund: StaffRefund };

/** Notes that a refund was made by hand, once the money has left. */
export function SettleDialog({ order, refund, ...dialog }: SettleDialogProps) {
  const { api } = useConsole();
  const [reference, setReference] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const amount = moneyText(refund.amountMinor, order.price.currency);
  const isMissing = reference.trim() === '';
  const settle = useAction({
    send: () =>
      api.call(staffRecordManualRefund, {
        params: { orderId: order.id, refundId: refund.id },
        body: { reference: reference.trim() },
      }),
    done: () => ({ title: `${amount} given back`, description: 'The customer was told by mail.' }),
    failed: 'The refund was not noted.',
    of: ofOrder,
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (isMissing) focusFirstError(event);
    else settle.mutate();
  };
  return (
    <FormDialog
      {...dialog}
      title={`Note that ${amount} went back`}
      description="Only once the transfer is made: from then on it counts as given back."
      submitLabel="Note as made"
      pendingLabel="Noting…"
      isPending={settle.isPending}
      failure={settle.failure}
      onSubmit={submit}
    >
      <Field
        label="Reference"
        help="As the bank or PayPal names it, so that it can be found again."
        error={isChecked && isMissing ? 'Please enter the reference of the transfer.' : undefined}
        isRequired
      >
        <Input
          maxLength={200}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
