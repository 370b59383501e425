import { type StaffExpertDetail, staffPayOutExpert } from '@aw/contracts/experts/staff';
import { decimalMoney, moneyText } from '@aw/contracts/money-text';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { transferReference } from '../../../actions/required-text';
import { useAction } from '../../../actions/use-action';
import { amountField, typedAmountUpTo } from '../../../format/typed-amount';
import { useConsole } from '../../../services/console-services';
import { expertName } from '../status';
import { expertLog } from './use-decision';

function payoutSchema(currency: string, balanceMinor: number) {
  return z.object({ amount: amountField(currency, balanceMinor), reference: transferReference });
}

/** Records a transfer to an expert, up to the balance. */
export function PayoutDialog({ expert, ...dialog }: DialogState & { expert: StaffExpertDetail }) {
  const { api } = useConsole();
  const { currency, balanceMinor } = expert.earnings;
  const schema = useMemo(() => payoutSchema(currency, balanceMinor), [currency, balanceMinor]);
  const { form, formProps, field, errors } = useZodForm(schema, {
    defaultValues: { amount: decimalMoney(balanceMinor, currency), reference: '' },
    send: ({ amount, reference }) => pay.mutate({ amountMinor: amount, reference }),
  });
  const { amountMinor: typed } = typedAmountUpTo(form.watch('amount'), currency, balanceMinor);
  const pay = useAction({
    send: (body: { amountMinor: number; reference: string }) =>
      api.call(staffPayOutExpert, { params: { userId: expert.id }, body }),
    done: (_, { amountMinor }) => ({
      title: `${moneyText(amountMinor, currency)} recorded`,
      description: `We emailed ${expertName(expert)}.`,
    }),
    failed: 'The payout was not recorded.',
    log: expertLog(expert),
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Pay out to ${expertName(expert)}`}
      description={`The balance is ${moneyText(balanceMinor, currency)}. Transfer the money first. This records the transfer and emails the expert.`}
      submitLabel={typed ? `Record ${moneyText(typed, currency)}` : 'Record payout'}
      pendingLabel="Recording…"
      isPending={pay.isPending}
      failure={pay.failure}
      formProps={formProps}
    >
      <Field label={`Amount in ${currency}`} error={errors.amount} isRequired>
        <Input {...field('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        label="Reference"
        help="The bank’s reference for this transfer. The expert sees it."
        error={errors.reference}
        isRequired
      >
        <Input {...field('reference')} maxLength={200} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
