import { changeOrder, type Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { tabDraft } from '~/lib/tab-drafts';
import { useOrderTransition } from '../use-order-transition';
import { type Brief, briefOf, changedBrief, parseBrief } from './brief';

/** Edits the fields that can change after payment: phone, reference, description and extra requirements. */
export function ChangeBrief({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Change your instructions"
      description="Word count, topic, deadline and price cannot change after payment. For anything else, send a message."
      size="lg"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Change your instructions</Button>}
    >
      <BriefForm order={order} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

const schema = z.object({
  paperDescription: z.string(),
  extraRequirements: z.string(),
  reference: z.string(),
  phone: z.string(),
});

function BriefForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const draft = tabDraft(`order-brief:${order.id}`, parseBrief);
  const { toast } = useToast();
  const change = useOrderTransition<Partial<Brief>>({
    orderId: order.id,
    run: (body) => api.call(changeOrder, { params: { orderId: order.id }, body }),
    failure: 'Your instructions were not changed',
  });
  const { formProps, field, submitProps } = useZodForm(schema, {
    defaultValues: { ...briefOf(order), ...draft.read() },
    send: async (brief) => {
      const changes = changedBrief(order, brief);
      if (Object.keys(changes).length === 0) return onDone();
      await change.mutateAsync(changes);
      draft.remove();
      onDone();
      toast({
        title: 'Instructions changed',
        description: 'Your writer will see them with the order.',
        about: order.id,
      });
    },
    // The transition shows the failure in a toast.
    explain: () => undefined,
    onTyped: (brief) => draft.save(changedBrief(order, brief)),
  });

  return (
    <form {...formProps} className="grid gap-4">
      <Field label="Paper description">
        <Textarea rows={5} maxLength={10_000} {...field('paperDescription')} />
      </Field>
      <Field label="Extra requirements">
        <Textarea rows={4} maxLength={10_000} {...field('extraRequirements')} />
      </Field>
      <Field label="Reference">
        <Input maxLength={2000} {...field('reference')} />
      </Field>
      <Field label="Phone">
        <Input type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button {...submitProps} variant="primary" pendingLabel="Saving...">
          Save instructions
        </Button>
      </div>
    </form>
  );
}
