import { ApiError } from '@aw/contracts/api-error';
import { requestSchool } from '@aw/contracts/schools/public';
import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '~/lib/api';

type RequestSchoolDialogProps = { typed: string; onClose: () => void };

/** Asks staff to add a school that is not in the list, and shows the reference of the request. */
export function RequestSchoolDialog({ typed, onClose }: RequestSchoolDialogProps) {
  const request = useRequestSchool();
  const formId = useId();
  const reference = request.data?.reference;
  const { formProps, field, errors, submitProps } = useZodForm(requestSchool.body, {
    defaultValues: { name: typed, location: '' },
    send: ({ name, location }) => request.mutateAsync({ name, location: location || undefined }),
    explain: (error) => ({ errors: { name: requestFailure(error) } }),
    recheck: 'untyped',
  });

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
            <Button {...submitProps} form={formId} variant="primary" pendingLabel="Sending...">
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
        <form id={formId} {...formProps} className="grid gap-4">
          <Field label="School" isRequired error={errors.name}>
            <Input {...field('name')} maxLength={200} />
          </Field>
          <Field
            label="City and country"
            help="This helps us find the right school if several have the same name."
          >
            <Input {...field('location')} maxLength={200} />
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

/** Asks staff to add a school; resolves to the reference of the request. */
function useRequestSchool() {
  return useMutation({
    mutationFn: (body: { name: string; location?: string }) => api.call(requestSchool, { body }),
  });
}
