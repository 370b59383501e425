import { staffSendOrderMessage } from '@aw/contracts/orders/staff';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Field } from '@aw/ui/primitives/field';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useState } from 'react';
import { FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { useTextForm } from '../../../actions/use-text-form';
import { useConsole } from '../../../services/console-services';
import { UploadField } from '../files/upload-field';
import { useOrderUploads } from '../files/use-order-uploads';
import { type OrderDialogProps, orderLog } from './order-dialog';

/** Writes to the customer, as support or in the name of the order's writer. */
export function MessageDialog({ order, ...dialog }: OrderDialogProps) {
  const { api } = useConsole();
  const message = useTextForm(`message:${order.id}`, {
    please: 'Please write a message.',
    send: (text) => send.mutate(text),
  });
  const [as, setAs] = useState<'support' | 'writer'>(order.writer ? 'writer' : 'support');
  const [role, setRole] = useState<'message' | 'draft'>('message');
  const uploads = useOrderUploads({ order, role, draftName: `message-files:${order.id}` });
  const send = useAction({
    send: (text: string) =>
      api.call(staffSendOrderMessage, {
        params: { orderId: order.id },
        body: { body: text, as, fileIds: uploads.readyIds },
      }),
    done: () => ({ title: 'Message sent', description: 'We emailed the customer.' }),
    failed: 'The message was not sent.',
    log: orderLog(order),
    isErrorShown: true,
    onDone: () => {
      message.clear();
      uploads.clear();
      dialog.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={`Message to ${order.name ?? 'the customer'}`}
      description="It appears on the order page, and we email the customer."
      submitLabel="Send message"
      pendingLabel="Sending…"
      isIncomplete={!uploads.isSettled}
      isPending={send.isPending}
      failure={send.failure}
      formProps={message.formProps}
    >
      {order.writer && (
        <SegmentedControl
          label="Send as"
          size="sm"
          value={as}
          onValueChange={(value) => setAs(value === 'writer' ? 'writer' : 'support')}
          segments={[
            { value: 'writer', label: `As ${order.writer.name}` },
            { value: 'support', label: 'As support' },
          ]}
        />
      )}
      <Field label="Message" error={message.error} isRequired>
        <Textarea {...message.field} rows={5} maxLength={5000} />
      </Field>
      <Checkbox
        label="The files are a draft for the customer to read"
        help="The order log lists each draft. Select this before you add the files."
        isChecked={role === 'draft'}
        onCheckedChange={(isDraft) => setRole(isDraft ? 'draft' : 'message')}
      />
      <UploadField
        uploads={uploads}
        title="Attachments"
        hint="PDF, Word or text. We check each file first."
      />
    </FormDialog>
  );
}
