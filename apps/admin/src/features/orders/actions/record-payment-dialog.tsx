import { moneyText } from '@aw/contracts/money-text';
import { type OtherMethod, otherMethods, staffRecordPayment } from '@aw/contracts/payments/staff';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Select } from '@aw/ui/primitives/select';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../../actions/focus-first-error';
import { FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { amountField, typedAmount } from '../../../format/typed-amount';
import { useConsole } from '../../../services/console-services';
import { methodLabel } from '../money-labels';
import { type OrderDialogProps, ofOrder } from './order-dialog';

type Payment = { method: OtherMethod; amountMinor: number; reference: string };

/** Notes money that came another way than by card; the order is paid once all of it is there. */
export function RecordPaymentDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const { currency, finalMinor } = order.price;
  const openMinor = Math.max(0, finalMinor - order.paidMinor);
  const [method, setMethod] = useState<OtherMethod>('bank_transfer');
  const [amount, setAmount] = useState(() => amountField(openMinor));
  const [reference, setReference] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const typed = typedAmount(amount, currency);
  const record = useAction({
    send: (body: Payment) => api.call(staffRecordPayment, { params: { orderId: order.id }, body }),
    done: (after, { amountMinor }) => ({
      title: `${moneyText(amountMinor, currency)} recorded`,
      description:
        after.paidMinor >= finalMinor
          ? 'The order is paid, and its customer was told.'
          : `${moneyText(finalMinor - after.paidMinor, currency)} are still to come.`,
    }),
    failed: 'The payment was not recorded.',
    of: ofOrder,
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    const { amountMinor } = typed;
    if (amountMinor === undefined || !reference.trim()) focusFirstError(event);
    else record.mutate({ method, amountMinor, reference: reference.trim() });
  };
  return (
    <FormDialog
      {...dialog}
      title="Record a payment"
      description={`The price is ${moneyText(finalMinor, currency)}, ${moneyText(openMinor, currency)} of it are open. A card payment that was begun is closed first.`}
      submitLabel={typed.amountMinor ? `Record ${moneyText(typed.amountMinor, currency)}` : 'Record payment'}
      pendingLabel="Recording…"
      isPending={record.isPending}
      failure={record.failure}
      onSubmit={submit}
    >
      <Field label="How it came">
        <Select
          value={method}
          onValueChange={(value) => setMethod(otherMethods.find((way) => way === value) ?? method)}
          options={otherMethods.map((value) => ({ value, label: methodLabel(value) }))}
        />
      </Field>
      <Field
        label={`Amount in ${currency}`}
        help="What really arrived; a part is fine, the rest can follow."
        error={isChecked ? typed.error : undefined}
        isRequired
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Field
        label="Reference"
        help="As the bank or PayPal names it, so that it can be found again; each transfer has its own."
        error={isChecked && !reference.trim() ? 'Please enter the reference of the transfer.' : undefined}
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
