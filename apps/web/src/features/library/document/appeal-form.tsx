import { ApiError } from '@aw/contracts/api-error';
import { appealRefusal } from '@aw/contracts/documents/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

const maxLength = 2000;

/** Says why a refusal is wrong; staff look at the document again, once per refusal. */
export function AppealForm({ documentId }: { documentId: number }) {
  const appeal = useAppealRefusal(documentId);
  const { toast } = useToast();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      setError('Please say why the decision is wrong.');
      field.current?.focus();
      return;
    }
    setError(undefined);
    appeal.mutate(message.trim(), {
      onSuccess: () =>
        toast({ title: 'Appeal Sent', description: 'Our staff will look at the document again.' }),
      onError: (failure) =>
        setError(failure instanceof ApiError ? failure.reason : 'It was not sent. Please try again.'),
    });
  };

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <h2>Is this wrong?</h2>
      <Field
        label="Why the decision is wrong"
        help="A member of staff reads this and looks at the document again. You can appeal once."
        error={error}
        isRequired
      >
        <Textarea
          ref={field}
          value={message}
          maxLength={maxLength}
          onChange={(event) => {
            setMessage(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div>
        <Button type="submit" isPending={appeal.isPending} pendingLabel="Sending...">
          Send appeal
        </Button>
      </div>
    </form>
  );
}

/** Asks staff to look at a refused upload again; once per refusal. */
function useAppealRefusal(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => api.call(appealRefusal, { params: { id }, body: { message } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: libraryKeys.document(id) }),
  });
}
