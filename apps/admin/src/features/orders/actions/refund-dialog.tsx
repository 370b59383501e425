import { moneyText } from '@aw/contracts/money-text';
import { staffMakeRefund } from '@aw/contracts/staff-payments';
import { Field, FieldGroup } from '@aw/ui/field';
import { Input } from '@aw/ui/input';
import { RadioGroup } from '@aw/ui/radio-group';
import { useState } from 'react';
import { useConsole } from '../../../api/console-services';
import { ReasonDialog } from '../../../deeds/reason-dialog';
import { useReasonedDeed } from '../../../deeds/use-reasoned-deed';
import { typedAmountUpTo } from '../../../display/typed-amount';
import { refundOutcome, refundWay } from '../money-words';
import { type OrderDialogProps, ofOrder } from './order-dialog';
import { useRequestKeys } from './use-request-keys';

/** Gives back all that is left or a part of it, with the rule for large amounts said before. */
export function RefundDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const { currency } = order.price;
  const { refundableMinor, paidMinor } = order;
  const [share, setShare] = useState<'all' | 'part'>('all');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const keyFor = useRequestKeys();
  const typed =
    share === 'all' ? { amountMinor: refundableMinor } : typedAmountUpTo(text, currency, refundableMinor);
  const { amountMinor } = typed;
  const refund = useReasonedDeed({
    dialog,
    draftName: `refund:${order.id}`,
    send: (input: { amountMinor: number; reason: string }) =>
      api.call(staffMakeRefund, {
        params: { orderId: order.id },
        body: { ...input, requestKey: keyFor(`${input.amountMinor} ${input.reason}`) },
      }),
    done: (_, input) => ({
      title: `Refund of ${moneyText(input.amountMinor, currency)} asked for`,
      description: refundOutcome(order, input.amountMinor),
    }),
    failed: 'Nothing was given back.',
    of: ofOrder,
  });
  return (
    <ReasonDialog
      {...refund.question}
      title="Give money back"
      description={`Of ${moneyText(paidMinor, currency)} paid, ${moneyText(refundableMinor, currency)} can still be given back. It goes the way that it came.`}
      help="The customer reads it."
      submitLabel={amountMinor ? `Refund ${moneyText(amountMinor, currency)}` : 'Refund'}
      pendingLabel="Refunding…"
      isDestructive
      onSend={(reason) => {
        setIsChecked(true);
        if (amountMinor) refund.send({ amountMinor, reason });
      }}
    >
      <FieldGroup label="How much">
        <RadioGroup
          value={share}
          onValueChange={(value) => setShare(value === 'part' ? 'part' : 'all')}
          options={[
            { value: 'all', label: `All that is left, ${moneyText(refundableMinor, currency)}` },
            { value: 'part', label: 'A part' },
          ]}
        />
      </FieldGroup>
      {share === 'part' && (
        <Field label={`Amount in ${currency}`} error={isChecked ? typed.error : undefined} isRequired>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
      <p className="text-14" role="status">
        {refundWay(order, amountMinor ?? 0)}
      </p>
    </ReasonDialog>
  );
}
