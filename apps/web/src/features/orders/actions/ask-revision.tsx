import { askRevision, type Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { useOrderTransition } from '../use-order-transition';
import { useStoredText } from '../use-stored-text';

/** Sends delivered work back with what should change. */
export function AskRevision({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Ask for a revision"
      description="Your writer reads this and works on it again. You can send files with a message on the order’s page."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Ask for a revision</Button>}
    >
      <RevisionForm order={order} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function RevisionForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [text, keepText] = useStoredText(`order-revision:${order.id}`);
  const [issue, setIssue] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { toast } = useToast();
  const ask = useOrderTransition<string>({
    orderId: order.id,
    run: (body) => api.call(askRevision, { params: { orderId: order.id }, body: { body, fileIds: [] } }),
    failure: 'The revision was not requested',
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    if (text.trim() === '') {
      setIssue('Please say what should change.');
      return field.current?.focus();
    }
    ask.mutate(text.trim(), {
      onSuccess: () => {
        keepText('');
        onDone();
        toast({
          title: 'Revision requested',
          description: 'Your writer will see it with the order.',
          about: order.id,
        });
      },
    });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label="What should change" error={issue} isRequired>
        <Textarea
          ref={field}
          rows={5}
          maxLength={5000}
          value={text}
          onChange={({ target }) => {
            setIssue(undefined);
            keepText(target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" isPending={ask.isPending} pendingLabel="Sending...">
          Ask for a revision
        </Button>
      </div>
    </form>
  );
}
