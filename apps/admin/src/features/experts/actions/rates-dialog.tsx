import { earningsCurrency as currency, type PaidWork, paidWork } from '@aw/contracts/experts/profile';
import { staffSetExpertRate } from '@aw/contracts/experts/staff';
import { moneyText } from '@aw/contracts/money-text';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Select } from '@aw/ui/primitives/select';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { amountField } from '../../../format/typed-amount';
import { useConsole } from '../../../services/console-services';
import { workLabels } from '../earning-labels';
import { ratesQuery } from '../queries';

const schema = z.object({ kind: z.enum(paidWork), amount: amountField(currency) });

/** Sets what experts are paid from now on. Earlier earnings stay the same. */
export function RatesDialog(dialog: DialogState) {
  const { api } = useConsole();
  const rates = useQuery(ratesQuery(api)).data?.current;
  const { formProps, field, choice, errors } = useZodForm(schema, {
    defaultValues: { kind: 'answer', amount: '' },
    send: ({ kind, amount }) => setRate.mutate({ kind, amountMinor: amount }),
  });
  const kind = choice('kind');
  const setRate = useAction({
    send: (body: { kind: PaidWork; amountMinor: number }) => api.call(staffSetExpertRate, { body }),
    done: (_, sent) => ({
      title: `${workLabels[sent.kind]}: ${moneyText(sent.amountMinor, currency)}`,
      description: 'It applies from now on. Earlier earnings do not change.',
    }),
    failed: 'The rate was not changed.',
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title="Expert rates"
      description={
        rates &&
        paidWork
          .map((work) => `${workLabels[work]}: ${moneyText(rates[work].amountMinor, rates[work].currency)}`)
          .join(' · ')
      }
      submitLabel="Set rate"
      pendingLabel="Setting…"
      isPending={setRate.isPending}
      failure={setRate.failure}
      formProps={formProps}
    >
      <Field label="Type of work">
        <Select
          value={kind.value}
          onValueChange={(value) => kind.set(paidWork.find((work) => work === value) ?? kind.value)}
          options={paidWork.map((value) => ({ value, label: workLabels[value] }))}
        />
      </Field>
      <Field label={`New amount in ${currency}`} error={errors.amount} isRequired>
        <Input {...field('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
