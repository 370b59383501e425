import { deadlineText } from '@aw/contracts/moment-text';
import { staffProposeExtension } from '@aw/contracts/orders/staff';
import { PromptChip } from '@aw/ui/primitives/chip';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useState } from 'react';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { deadlineAfterHours, readLaterDeadline } from './later-deadline';
import { type OrderDialogProps, orderLog } from './order-dialog';

const steps = [
  { hours: 12, label: '12 more hours' },
  { hours: 24, label: '1 more day' },
  { hours: 72, label: '3 more days' },
];

/** Proposes a later deadline to the customer. Until they agree, the current deadline applies. */
export function ChangeDeadlineDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const old = order.dueAt ?? '';
  const [field, setField] = useState(() => deadlineAfterHours(24, old));
  const [isChecked, setIsChecked] = useState(false);
  const { dueAt, error } = readLaterDeadline(field, old);
  return (
    <ReasonDialog
      {...dialog}
      title="Move the deadline"
      description={`Due ${deadlineText(old)}. The customer must agree. Until then, this deadline applies, with refunds if it is missed.`}
      help="The customer sees it with the new deadline."
      submitLabel="Ask the customer"
      pendingLabel="Asking…"
      draftName={`move-due:${order.id}`}
      action={{
        send: (input: { dueAt: string; reason: string }) =>
          api.call(staffProposeExtension, { params: { orderId: order.id }, body: input }),
        done: () => ({
          title: 'Later deadline proposed',
          description: 'We asked the customer by email. The current deadline applies until they agree.',
        }),
        failed: 'No later deadline was proposed.',
        log: orderLog(order),
      }}
      toInput={(reason) => {
        setIsChecked(true);
        return dueAt ? { dueAt, reason } : undefined;
      }}
    >
      {order.extension && (
        <p className="text-14">
          The customer has not answered the proposal of {deadlineText(order.extension.dueAt)} yet. A new
          proposal replaces it.
        </p>
      )}
      <Field label="New deadline" help="In your time zone." error={isChecked ? error : undefined} isRequired>
        <Input
          type="datetime-local"
          value={field}
          onChange={(event) => {
            setField(event.target.value);
            setIsChecked(true);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ hours, label }) => (
          <PromptChip key={hours} onClick={() => setField(deadlineAfterHours(hours, old))}>
            {label}
          </PromptChip>
        ))}
      </div>
    </ReasonDialog>
  );
}
