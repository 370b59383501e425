import { isSupport } from '@aw/contracts/orders/services';
import { staffDeliverOrder } from '@aw/contracts/orders/staff';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
import { UploadField } from '../files/upload-field';
import { useOrderUploads } from '../files/use-order-uploads';
import { deliveryProblems } from './delivery-check';
import { type OrderDialogProps, orderLog } from './order-dialog';

function deliverySchema(service: string, fileCount: number) {
  return z.object({ message: z.string(), files: z.optional(z.undefined()) }).check(({ value, issues }) => {
    const problems = deliveryProblems({ service, message: value.message, fileCount });
    for (const [field, message] of Object.entries(problems))
      issues.push({ code: 'custom', message, path: [field], input: value });
  });
}

/** Delivers the finished files with a message. Help with an own draft has extra requirements, which are explained. */
export function DeliverDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const draft = useDraft(`deliver:${order.id}`);
  const uploads = useOrderUploads({ order, role: 'delivery', draftName: `deliver-files:${order.id}` });
  const { readyIds } = uploads;
  const fileCount = readyIds.length;
  const { form, formProps, field, errors } = useZodForm(deliverySchema(order.service, fileCount), {
    defaultValues: { message: draft.text },
    send: ({ message }) => deliver.mutate(message),
    onTyped: ({ message }) => draft.change(message),
  });
  useEffect(() => {
    // The files are not values of the form, so their error is cleared here.
    if (fileCount > 0) form.clearErrors('files');
  }, [form, fileCount]);
  const deliver = useAction({
    send: (message: string) =>
      api.call(staffDeliverOrder, {
        params: { orderId: order.id },
        body: { body: message, fileIds: readyIds },
      }),
    done: () => ({
      title: 'Order delivered',
      description: 'We emailed the customer, who has 7 days to ask for a revision.',
      tone: 'positive',
    }),
    failed: 'Nothing was delivered.',
    log: orderLog(order),
    isErrorShown: true,
    onDone: () => {
      draft.clear();
      form.reset({ message: '' });
      uploads.clear();
      dialog.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Deliver the work"
      description={`To ${order.name ?? 'the customer'}: ${order.topic ?? 'no topic given'}`}
      submitLabel={readyIds.length > 0 ? `Deliver ${formatCount(readyIds.length, 'file')}` : 'Deliver'}
      pendingLabel="Delivering…"
      isIncomplete={!uploads.isSettled}
      isPending={deliver.isPending}
      failure={deliver.failure}
      formProps={formProps}
    >
      {isSupport(order.service) && (
        <Note tone="info" title="Help with the student’s own draft.">
          Deliver a Word file with tracked changes or comments, and explain them in the message in at least
          100 characters. A file without tracked changes or comments is not accepted.
        </Note>
      )}
      <FieldGroup label="Finished files" error={errors.files} isRequired>
        <UploadField
          uploads={uploads}
          title="Add the finished files"
          hint="PDF, Word or text. We check each file before you can deliver it."
        />
      </FieldGroup>
      <Field label="Message" error={errors.message} isRequired>
        <Textarea {...field('message')} rows={5} maxLength={5000} />
      </Field>
    </FormDialog>
  );
}
