import { changeOrder, type Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { type FormEvent, useId, useState } from 'react';
import { api } from '~/lib/api';
import { useOrderTransition } from '../use-order-transition';
import { useStoredText } from '../use-stored-text';
import { type Brief, briefOf, changedBrief, getBrief } from './brief';

/** Changes what may still change once an order is paid: phone, reference, description and extra requirements. */
export function ChangeBrief({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Change the brief"
      description="Word count, topic, deadline and price stay as you paid for them. For anything else, write a message."
      size="lg"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Change the brief</Button>}
    >
      <BriefForm order={order} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function BriefForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [kept, keep] = useStoredText(`order-brief:${order.id}`);
  const brief = { ...briefOf(order), ...getBrief(kept) };
  const formId = useId();
  const { toast } = useToast();
  const change = useOrderTransition<Partial<Brief>>({
    orderId: order.id,
    run: (body) => api.call(changeOrder, { params: { orderId: order.id }, body }),
    failure: 'The brief was not changed',
  });

  const type = (field: keyof Brief, text: string) =>
    keep(JSON.stringify({ ...getBrief(kept), [field]: text }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events bubble through React to whatever form is around.
    event.stopPropagation();
    if (change.isPending) return;
    const changes = changedBrief(order, brief);
    if (Object.keys(changes).length === 0) return onDone();
    change.mutate(changes, {
      onSuccess: () => {
        keep('');
        onDone();
        toast({
          title: 'Brief changed',
          description: 'Your writer will see it with the order.',
          about: order.id,
        });
      },
    });
  };

  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <Field label="Paper description">
        <Textarea
          rows={5}
          maxLength={10_000}
          value={brief.paperDescription}
          onChange={({ target }) => type('paperDescription', target.value)}
        />
      </Field>
      <Field label="Extra requirements">
        <Textarea
          rows={4}
          maxLength={10_000}
          value={brief.extraRequirements}
          onChange={({ target }) => type('extraRequirements', target.value)}
        />
      </Field>
      <Field label="Reference">
        <Input
          maxLength={2000}
          value={brief.reference}
          onChange={({ target }) => type('reference', target.value)}
        />
      </Field>
      <Field label="Phone">
        <Input
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={brief.phone}
          onChange={({ target }) => type('phone', target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" isPending={change.isPending} pendingLabel="Saving...">
          Save the brief
        </Button>
      </div>
    </form>
  );
}
