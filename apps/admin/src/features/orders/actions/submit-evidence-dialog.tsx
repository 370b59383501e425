import { staffSubmitEvidence } from '@aw/contracts/payments/staff';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../../actions/focus-first-error';
import { FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { dueMoment } from '../../../format/due-labels';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
import { awaitsEvidence } from './actions-for';
import { type OrderDialogProps, ofOrder } from './order-dialog';

/** Sends the order's facts to the bank as evidence, with the words of staff. */
export function SubmitEvidenceDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const draft = useDraft(`evidence:${order.id}`);
  const [isChecked, setIsChecked] = useState(false);
  const dispute = order.disputes.find(awaitsEvidence);
  const isMissing = draft.text.trim() === '';
  const submitEvidence = useAction({
    send: (disputeId: string) =>
      api.call(staffSubmitEvidence, { params: { disputeId }, body: { statement: draft.text } }),
    done: () => ({ title: 'Evidence submitted', description: 'The customer’s bank decides now.' }),
    failed: 'No evidence was submitted.',
    of: ofOrder,
    isErrorShown: true,
    onDone: () => {
      draft.clear();
      dialog.onOpenChange(false);
    },
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (isMissing) focusFirstError(event);
    else if (dispute) submitEvidence.mutate(dispute.id);
  };
  const due = dispute?.dueBy ? ` It has to be there by ${dueMoment(dispute.dueBy)}.` : '';
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Submit evidence"
      description={`Timeline, messages, deliveries, receipt and acknowledgements are sent along by themselves.${due} Banks read it once: save the evidence pack and look through it before.`}
      submitLabel="Submit evidence"
      pendingLabel="Submitting…"
      isIncomplete={!dispute}
      isPending={submitEvidence.isPending}
      failure={submitEvidence.failure}
      onSubmit={submit}
    >
      <Field
        label="Statement"
        help="What was ordered, what was delivered and when, and what the customer said about it."
        error={isChecked && isMissing ? 'Please write the statement.' : undefined}
        isRequired
      >
        <Textarea
          rows={7}
          maxLength={5000}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
