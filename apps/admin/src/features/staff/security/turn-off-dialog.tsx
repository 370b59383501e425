import { endStaffTotp } from '@aw/contracts/staff/totp';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Note } from '@aw/ui/primitives/note';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { CodeField, codeSchema } from '../code-field';
import { refusalOf } from './refusal';
import { useChangedElsewhere } from './use-changed-elsewhere';

const schema = z.object({ code: codeSchema });

/** Turns two-step sign-in off, after one more code. */
export function TurnOffDialog() {
  const { api } = useConsole();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const onRefused = useChangedElsewhere();
  const end = useAction({
    send: (code: string) => api.call(endStaffTotp, { body: { code } }),
    done: () => ({ title: 'Authenticator app off', description: 'Its recovery codes no longer work.' }),
    isErrorShown: true,
    onDone: () => setIsOpen(false),
  });
  const { form, formProps, field, errors, note, submitProps } = useZodForm(schema, {
    defaultValues: { code: '' },
    send: ({ code }) => end.mutateAsync(code),
    explain: (error) => {
      onRefused(error);
      const refusal = refusalOf(error);
      return { errors: { code: refusal.field }, note: refusal.note };
    },
    recheck: 'untyped',
    selectsWrong: true,
  });

  const change = (next: boolean) => {
    setIsOpen(next);
    form.reset({ code: '' });
  };

  return (
    <Dialog
      title="Turn off the authenticator app?"
      description="You will sign in with your password alone, and your recovery codes will stop working. If two-step sign-in is required, you must set it up again before you can continue."
      isOpen={isOpen}
      onOpenChange={change}
      trigger={<Button variant="danger">Turn off…</Button>}
      actions={
        <>
          <Button onClick={() => change(false)}>Keep it on</Button>
          <Button {...submitProps} form={formId} variant="danger-solid" pendingLabel="Turning off…">
            Turn off
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid grid-cols-1 gap-4">
        {note && <Note tone="danger">{note}</Note>}
        <CodeField {...field('code')} error={errors.code} />
      </form>
    </Dialog>
  );
}
