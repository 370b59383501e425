import { decimalMoney, moneyText } from '@aw/contracts/money-text';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { returnsMoney, statusPhrase } from '@aw/contracts/orders/states';
import { type OtherMethod, otherMethods, staffRecordPayment } from '@aw/contracts/payments/staff';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Select } from '@aw/ui/primitives/select';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../../actions/form-dialog';
import { transferReference } from '../../../actions/required-text';
import { useAction } from '../../../actions/use-action';
import { amountField, typedAmount } from '../../../format/typed-amount';
import { useConsole } from '../../../services/console-services';
import { methodLabel } from '../money-labels';
import { type OrderDialogProps, orderLog } from './order-dialog';

type Payment = { method: OtherMethod; amountMinor: number; reference: string };

function paymentSchema(currency: string) {
  return z.object({
    method: z.enum(otherMethods),
    amount: amountField(currency),
    reference: transferReference,
  });
}

/**
 * Says what follows from a recorded payment: the order is paid, part of the price is unpaid, or the money is refunded.
 */
export function recordedText({
  status,
  paidMinor,
  price,
}: Pick<StaffOrder, 'status' | 'paidMinor' | 'price'>) {
  if (returnsMoney(status))
    return 'The order has ended, so the customer gets the money back. Send the refund, then record it as sent.';
  return paidMinor >= price.finalMinor
    ? 'The order is paid. We emailed the customer.'
    : `${moneyText(price.finalMinor - paidMinor, price.currency)} is still unpaid.`;
}

/** Records a payment that was not made by card. The order is paid once the whole price has been recorded. */
export function RecordPaymentDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const { currency, finalMinor } = order.price;
  const openMinor = Math.max(0, finalMinor - order.paidMinor);
  const isEnded = returnsMoney(order.status);
  const schema = useMemo(() => paymentSchema(currency), [currency]);
  const { form, formProps, field, choice, errors } = useZodForm(schema, {
    defaultValues: {
      method: 'bank_transfer',
      amount: isEnded ? '' : decimalMoney(openMinor, currency),
      reference: '',
    },
    send: ({ amount, ...rest }) => record.mutate({ ...rest, amountMinor: amount }),
  });
  const method = choice('method');
  const typed = typedAmount(form.watch('amount'), currency);
  const record = useAction({
    send: (body: Payment) => api.call(staffRecordPayment, { params: { orderId: order.id }, body }),
    done: (after, { amountMinor }) => ({
      title: `${moneyText(amountMinor, currency)} recorded`,
      description: recordedText(after),
    }),
    failed: 'The payment was not recorded.',
    log: orderLog(order),
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title="Record a payment"
      description={
        isEnded
          ? `This order is ${statusPhrase(order.status)} and will stay that way, so the customer gets the money back. When you record it, we email the customer, and the order needs attention until the refund is sent.`
          : `The price is ${moneyText(finalMinor, currency)}, of which ${moneyText(openMinor, currency)} is unpaid. If a card payment was started, we close it first.`
      }
      submitLabel={typed.amountMinor ? `Record ${moneyText(typed.amountMinor, currency)}` : 'Record payment'}
      pendingLabel="Recording…"
      isPending={record.isPending}
      failure={record.failure}
      formProps={formProps}
    >
      <Field label="Payment method">
        <Select
          value={method.value}
          onValueChange={(value) => method.set(otherMethods.find((way) => way === value) ?? method.value)}
          options={otherMethods.map((value) => ({ value, label: methodLabel(value) }))}
        />
      </Field>
      <Field
        label={`Amount in ${currency}`}
        help={isEnded ? 'The amount we received.' : 'The amount we received. It can be a part of the price.'}
        error={errors.amount}
        isRequired
      >
        <Input {...field('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        label="Reference"
        help="The bank’s or PayPal’s reference for this transfer, so that we can find it again."
        error={errors.reference}
        isRequired
      >
        <Input {...field('reference')} maxLength={200} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
