import { askRevision, type Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { useStoredText } from '~/lib/tab-drafts';
import { useOrderTransition } from '../use-order-transition';

/** Asks for a revision of delivered work. */
export function AskRevision({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Ask for a revision"
      description="Your writer will read this and change the work. To send files, write a message on the order’s page."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Ask for a revision</Button>}
    >
      <RevisionForm order={order} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Please tell us what to change.')),
});

function RevisionForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [text, storeText] = useStoredText(`order-revision:${order.id}`);
  const { toast } = useToast();
  const ask = useOrderTransition<string>({
    orderId: order.id,
    run: (body) => api.call(askRevision, { params: { orderId: order.id }, body: { body, fileIds: [] } }),
    failure: 'Your request was not sent',
  });
  const { formProps, field, errors, submitProps } = useZodForm(schema, {
    defaultValues: { text },
    send: async (typed) => {
      await ask.mutateAsync(typed.text);
      storeText('');
      onDone();
      toast({
        title: 'Revision requested',
        description: 'Your writer will see it with the order.',
        about: order.id,
      });
    },
    // The transition shows the failure in a toast.
    explain: () => undefined,
    onTyped: (typed) => storeText(typed.text),
    recheck: 'untyped',
  });

  return (
    <form {...formProps} className="grid gap-4">
      <Field label="What should we change?" error={errors.text} isRequired>
        <Textarea {...field('text')} rows={5} maxLength={5000} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button {...submitProps} variant="primary" pendingLabel="Sending...">
          Ask for a revision
        </Button>
      </div>
    </form>
  );
}
