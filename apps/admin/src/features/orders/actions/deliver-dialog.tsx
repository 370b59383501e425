import { isSupport } from '@aw/contracts/orders/services';
import { staffDeliverOrder } from '@aw/contracts/orders/staff';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../../actions/focus-first-error';
import { FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { countOf } from '../../../format/figures';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
import { UploadField } from '../files/upload-field';
import { useOrderUploads } from '../files/use-order-uploads';
import { deliveryProblems } from './delivery-check';
import { type OrderDialogProps, ofOrder } from './order-dialog';

/** Hands the finished files to the customer with a message; help with an own draft says what it needs. */
export function DeliverDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const draft = useDraft(`deliver:${order.id}`);
  const [isChecked, setIsChecked] = useState(false);
  const uploads = useOrderUploads({ order, role: 'delivery', draftName: `deliver-files:${order.id}` });
  const { readyIds } = uploads;
  const problems = deliveryProblems({
    service: order.service,
    message: draft.text,
    fileCount: readyIds.length,
  });
  const deliver = useAction({
    send: () =>
      api.call(staffDeliverOrder, {
        params: { orderId: order.id },
        body: { body: draft.text, fileIds: readyIds },
      }),
    done: () => ({
      title: 'Order delivered',
      description: 'The customer was told by mail, and has 7 days to ask for a revision.',
      tone: 'positive',
    }),
    failed: 'Nothing was delivered.',
    of: ofOrder,
    isErrorShown: true,
    onDone: () => {
      draft.clear();
      uploads.clear();
      dialog.onOpenChange(false);
    },
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (problems.message || problems.files) focusFirstError(event);
    else deliver.mutate();
  };
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Deliver the work"
      description={`To ${order.name ?? 'the customer'}: ${order.topic ?? 'no topic given'}`}
      submitLabel={readyIds.length > 0 ? `Deliver ${countOf(readyIds.length, 'file')}` : 'Deliver'}
      pendingLabel="Delivering…"
      isIncomplete={!uploads.isSettled}
      isPending={deliver.isPending}
      failure={deliver.failure}
      onSubmit={submit}
    >
      {isSupport(order.service) && (
        <Note tone="info" title="Help with the student’s own draft.">
          Deliver a Word file with tracked changes or comments, and give the reasons for them in the message,
          in 100 characters or more. A clean text without them is not accepted.
        </Note>
      )}
      <FieldGroup label="Files of the work" error={isChecked ? problems.files : undefined} isRequired>
        <UploadField
          uploads={uploads}
          title="Add the finished files"
          hint="PDF, Word or text. Each is checked before it can be delivered."
        />
      </FieldGroup>
      <Field label="Message" error={isChecked ? problems.message : undefined} isRequired>
        <Textarea
          rows={5}
          maxLength={5000}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
