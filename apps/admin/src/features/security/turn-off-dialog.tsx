import { endStaffTotp } from '@aw/contracts/staff/totp';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import type { Ref } from 'react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useChange } from '../../api/use-change';
import { useConsole } from '../../services/console-services';
import { typedCode } from '../../session/typed-code';
import { refusalOf } from './refusal';
import { useChangedElsewhere } from './use-changed-elsewhere';

type CodeInputProps = {
  label: string;
  help: string;
  error?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** `numeric` where no recovery code is taken. */
  inputMode?: 'numeric';
  ref?: Ref<HTMLInputElement>;
};

/** Turns the second factor off, with one more code of it. */
export function TurnOffDialog() {
  const { api } = useConsole();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const onRefused = useChangedElsewhere();
  const end = useChange({
    send: (code: string) => api.call(endStaffTotp, { body: { code } }),
    done: () => ({ title: 'Authenticator app off', description: 'Its recovery codes have ended with it.' }),
    isErrorShown: true,
    onDone: () => setIsOpen(false),
  });
  const refusal = refusalOf(end.error);

  const change = (next: boolean) => {
    setIsOpen(next);
    setText('');
    setIsMissing(false);
    end.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typedCode(text);
    setIsMissing(code === undefined);
    if (code === undefined) field.current?.focus();
    else if (!end.isPending) end.mutate(code, { onError: refused });
  };
  const refused = (error: unknown) => {
    onRefused(error);
    field.current?.select();
  };

  return (
    <Dialog
      title="Turn off the authenticator app?"
      description="Your password alone then opens the console, and your recovery codes end. Where a second factor is required, nothing else opens until you have set up a new one."
      isOpen={isOpen}
      onOpenChange={change}
      trigger={<Button variant="danger">Turn off…</Button>}
      actions={
        <>
          <Button onClick={() => change(false)}>Keep it on</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger-solid"
            isPending={end.isPending}
            pendingLabel="Turning off…"
          >
            Turn off
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        {refusal.note && !end.isPending && <Note tone="danger">{refusal.note}</Note>}
        <CodeInput
          ref={field}
          label="Code"
          help="The 6 digits that your authenticator app shows now, or a recovery code."
          error={isMissing ? 'Please enter the code.' : refusal.field}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setIsMissing(false);
            if (end.isError) end.reset();
          }}
        />
      </form>
    </Dialog>
  );
}

/** The field of a code that is good once. */
function CodeInput({ label, help, error, onValueChange, ...input }: CodeInputProps) {
  return (
    <Field label={label} help={help} error={error} isRequired>
      <Input
        {...input}
        onChange={(event) => onValueChange(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        spellCheck={false}
      />
    </Field>
  );
}
