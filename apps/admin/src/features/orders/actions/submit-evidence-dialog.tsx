import { deadlineText } from '@aw/contracts/moment-text';
import { staffSubmitEvidence } from '@aw/contracts/payments/staff';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { useTextForm } from '../../../actions/use-text-form';
import { useConsole } from '../../../services/console-services';
import { canSubmitEvidence } from './actions-for';
import { type OrderDialogProps, orderLog } from './order-dialog';

/** Sends the facts of the order to the bank as evidence, with a statement by staff. */
export function SubmitEvidenceDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const dispute = order.disputes.find(canSubmitEvidence);
  const evidence = useTextForm(`evidence:${order.id}`, {
    please: 'Please write the statement.',
    send: (statement) => dispute && submitEvidence.mutate({ disputeId: dispute.id, statement }),
  });
  const submitEvidence = useAction({
    send: ({ disputeId, statement }: { disputeId: string; statement: string }) =>
      api.call(staffSubmitEvidence, { params: { disputeId }, body: { statement } }),
    done: () => ({ title: 'Evidence submitted', description: 'The customer’s bank decides now.' }),
    failed: 'No evidence was submitted.',
    log: orderLog(order),
    isErrorShown: true,
    onDone: () => {
      evidence.clear();
      dialog.onOpenChange(false);
    },
  });
  const due = dispute?.dueBy ? ` The evidence is due by ${deadlineText(dispute.dueBy)}.` : '';
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Submit evidence"
      description={`The timeline, messages, deliveries, receipt and acknowledgements are included automatically.${due} You can submit evidence only once, so save the evidence pack and check it first.`}
      submitLabel="Submit evidence"
      pendingLabel="Submitting…"
      isIncomplete={!dispute}
      isPending={submitEvidence.isPending}
      failure={submitEvidence.failure}
      formProps={evidence.formProps}
    >
      <Field
        label="Statement"
        help="What was ordered, what was delivered and when, and what the customer said about it."
        error={evidence.error}
        isRequired
      >
        <Textarea {...evidence.field} rows={7} maxLength={5000} />
      </Field>
    </FormDialog>
  );
}
