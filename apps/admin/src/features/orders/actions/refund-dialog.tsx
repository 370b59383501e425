import { moneyText } from '@aw/contracts/money-text';
import { staffCreateRefund, staffRefuseRefund } from '@aw/contracts/payments/staff';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { typedAmountUpTo } from '../../../format/typed-amount';
import { useConsole } from '../../../services/console-services';
import { refundMethodText, refundOutcomeText } from '../money-labels';
import { type OrderDialogProps, orderLog } from './order-dialog';

const shares = ['all', 'part', 'none'] as const;
type Share = (typeof shares)[number];

/**
 * Refunds all or part of the remaining amount. Large amounts need a second person, which is said before. For an ended
 * order, staff can also decide that nothing is refunded.
 */
export function RefundDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const { currency } = order.price;
  const { refundableMinor, paidMinor, awaitsDecision } = order;
  const [share, setShare] = useState<Share>('all');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const keyFor = useRequestKeys();
  const typed =
    share === 'all' ? { amountMinor: refundableMinor } : typedAmountUpTo(text, currency, refundableMinor);
  const { amountMinor } = typed;
  const params = { orderId: order.id };
  return (
    <ReasonDialog
      {...dialog}
      title="Refund"
      description={`You can still refund ${moneyText(refundableMinor, currency)} of the ${moneyText(paidMinor, currency)} paid. The customer gets it back the way they paid.`}
      help="The customer will see it."
      submitLabel={labelOf(share, amountMinor, currency)}
      pendingLabel={share === 'none' ? 'Deciding…' : 'Refunding…'}
      isDestructive
      draftName={`refund:${order.id}`}
      action={{
        send: ({ amountMinor: minor, reason }: { amountMinor: number; reason: string }) =>
          minor === 0
            ? api.call(staffRefuseRefund, { params, body: { reason } })
            : api.call(staffCreateRefund, {
                params,
                body: { amountMinor: minor, reason, requestKey: keyFor(`${minor} ${reason}`) },
              }),
        done: (_, { amountMinor: minor }) =>
          minor === 0
            ? { title: 'Decided: no refund', description: 'We emailed your reason to the customer.' }
            : {
                title: `Refund of ${moneyText(minor, currency)} requested`,
                description: refundOutcomeText(order, minor),
              },
        failed: share === 'none' ? 'Nothing was decided.' : 'Nothing was refunded.',
        log: orderLog(order),
      }}
      toInput={(reason) => {
        setIsChecked(true);
        if (share === 'none') return { amountMinor: 0, reason };
        return amountMinor ? { amountMinor, reason } : undefined;
      }}
    >
      <FieldGroup label="How much">
        <RadioGroup
          value={share}
          onValueChange={(value) => setShare(shares.find((one) => one === value) ?? 'all')}
          options={[
            { value: 'all', label: `The full remaining amount, ${moneyText(refundableMinor, currency)}` },
            { value: 'part', label: 'Part of it' },
            ...(awaitsDecision ? [{ value: 'none', label: 'No refund' }] : []),
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
        {share === 'none'
          ? 'We email the customer your reason and how to object. You can still refund later.'
          : refundMethodText(order, amountMinor ?? 0)}
      </p>
    </ReasonDialog>
  );
}

function labelOf(share: Share, amountMinor: number | undefined, currency: string): string {
  if (share === 'none') return 'Refund nothing';
  return amountMinor ? `Refund ${moneyText(amountMinor, currency)}` : 'Refund';
}

/**
 * Returns the same key for the same request, so that pressing twice, or again after a lost answer, refunds only once.
 */
function useRequestKeys() {
  const keys = useRef(new Map<string, string>());
  return (request: string): string => {
    const existingKey = keys.current.get(request);
    if (existingKey) return existingKey;
    const newKey = crypto.randomUUID();
    keys.current.set(request, newKey);
    return newKey;
  };
}
