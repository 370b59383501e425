import { ApiError } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useRequestSchool } from '../schools/request-school';

type RequestSchoolDialogProps = { typed: string; onClose: () => void };

/** Asks staff for a school that is not in the list, and shows the reference of the request. */
export function RequestSchoolDialog({ typed, onClose }: RequestSchoolDialogProps) {
  const [name, setName] = useState(typed);
  const [location, setLocation] = useState('');
  const [error, setError] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const request = useRequestSchool();
  const formId = useId();
  const reference = request.data?.reference;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length < 2) {
      setError('Please name the school.');
      nameField.current?.focus();
      return;
    }
    setError(undefined);
    request.mutate(
      { name: name.trim(), location: location.trim() || undefined },
      { onError: (failure) => setError(requestFailure(failure)) },
    );
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Request this school"
      description="Our staff will check the request and add the school to the list."
      actions={
        reference ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={request.isPending}
              pendingLabel="Sending..."
            >
              Send request
            </Button>
          </>
        )
      }
    >
      {reference ? (
        <Note
          tone="positive"
          title="Request received."
          action={<CopyButton value={reference} label="Copy reference" />}
        >
          Your reference is <span className="font-mono">{reference}</span>.
        </Note>
      ) : (
        <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
          <Field label="School" isRequired error={error}>
            <Input
              ref={nameField}
              value={name}
              maxLength={200}
              onChange={(event) => {
                setName(event.target.value);
                setError(undefined);
              }}
            />
          </Field>
          <Field label="City and country" help="Helps to tell apart schools with the same name.">
            <Input value={location} maxLength={200} onChange={(event) => setLocation(event.target.value)} />
          </Field>
        </form>
      )}
    </Dialog>
  );
}

function requestFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The request was not sent. Please try again.';
  return error.issues[0]?.message ?? error.reason;
}
