import { reasonOf } from '@aw/contracts/api-error';
import { appealRefusal } from '@aw/contracts/documents/own-documents';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';

const maxLength = 2000;
const schema = z.object({
  message: z.string().check(z.trim(), z.minLength(1, 'Please say why you think the decision is wrong.')),
});

/** The form to appeal a refusal. Staff then check the document again, once per refusal. */
export function AppealForm({ documentId }: { documentId: number }) {
  const appeal = useAppealRefusal(documentId);
  const { toast } = useToast();
  const { formProps, field, errors, submitProps } = useZodForm(schema, {
    send: async ({ message }) => {
      await appeal.mutateAsync(message);
      toast({ title: 'Appeal Sent', description: 'Our staff will check the document again.' });
    },
    explain: (error) => ({
      errors: { message: reasonOf(error, 'Your appeal was not sent. Please try again.') },
    }),
    recheck: 'untyped',
  });

  return (
    <form {...formProps} className="grid gap-3">
      <h2>Appeal this decision</h2>
      <Field
        label="Why you think the decision is wrong"
        help="Our staff will read this and check the document again. You can appeal only once."
        error={errors.message}
        isRequired
      >
        <Textarea {...field('message')} maxLength={maxLength} />
      </Field>
      <div>
        <Button {...submitProps} pendingLabel="Sending...">
          Send appeal
        </Button>
      </div>
    </form>
  );
}

/** Sends an appeal against a refused upload. */
function useAppealRefusal(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => api.call(appealRefusal, { params: { id }, body: { message } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentKeys.document(id) }),
  });
}
