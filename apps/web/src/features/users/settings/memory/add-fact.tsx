import { addMemoryFact, maxFactLength } from '@aw/contracts/ai/memory';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { api } from '~/lib/api';
import { memoryQuery } from '../account-queries';
import { formFailure } from '../failure';

/** Form to add a fact to the person's memory. */
export function AddFact({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { form, formProps, field, errors, note, submitProps } = useZodForm(addMemoryFact.body, {
    defaultValues: { text: '' },
    send: async (body) => {
      await api.call(addMemoryFact, { body });
      form.reset();
      await queryClient.invalidateQueries({ queryKey: memoryQuery(userId).queryKey });
      toast({
        title: 'Fact added',
        description: 'AI Chat uses it from your next message on.',
        about: 'memory',
      });
    },
    explain: formFailure,
  });
  return (
    <form {...formProps} className="grid max-w-measure gap-3">
      <Field
        label="Something to remember"
        help="For example, “I study nursing” or “Short sentences help me”. Please leave out private details."
        error={errors.text}
        isRequired
      >
        <Input {...field('text')} dir="auto" autoComplete="off" maxLength={maxFactLength} />
      </Field>
      {note && <Note tone="danger">{note}</Note>}
      <div>
        <Button {...submitProps} icon={Plus} pendingLabel="Adding...">
          Add fact
        </Button>
      </div>
    </form>
  );
}
