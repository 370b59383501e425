import { AlertDialog } from 'radix-ui';
import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import { dialogStyle, scrimStyle, useFocusReturn } from './dialog';
import { Field } from './field';
import { Input } from './input';
import { Note } from './note';

type ConfirmDialogProps = {
  /** Question that includes the number or the name of the things affected. */
  title: string;
  /** Explanation of what is removed and what is kept. */
  description: ReactNode;
  /** Verb, as on the button that opened the dialog. */
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  /** Word that must be typed first, for actions that cannot be undone. */
  confirmWord?: string;
  /** False while the description lacks something that a person must know first. */
  isReady?: boolean;
  /** The dialog closes when this succeeds. If it throws, the dialog stays and says so. */
  onConfirm: () => void | Promise<void>;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Asks before something is destroyed. The button that cancels is focused first. */
export function ConfirmDialog({ trigger, isOpen, onOpenChange, ...question }: ConfirmDialogProps) {
  const [isOpenInside, setIsOpenInside] = useState(false);
  const focusReturn = useFocusReturn(trigger !== undefined, leaveFocusToRadix);
  const change = (next: boolean) => {
    setIsOpenInside(next);
    onOpenChange?.(next);
  };
  return (
    <AlertDialog.Root open={isOpen ?? isOpenInside} onOpenChange={change}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimStyle} />
        <AlertDialog.Content className={dialogStyle({ size: 'sm' })} {...focusReturn}>
          <Question {...question} onDone={() => change(false)} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Leaves the first focus to Radix, which focuses the button that cancels. */
function leaveFocusToRadix(): void {}

type QuestionProps = Omit<ConfirmDialogProps, 'trigger' | 'isOpen' | 'onOpenChange'> & { onDone: () => void };

function Question(props: QuestionProps) {
  const { title, description, confirmWord, isReady = true, onConfirm, onDone, ...labels } = props;
  const { confirmLabel, pendingLabel, cancelLabel = 'Cancel' } = labels;
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const formId = useId();
  const isConfirmed = isReady && (confirmWord === undefined || typed.trim() === confirmWord);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || state === 'pending') return;
    setState('pending');
    try {
      await onConfirm();
      onDone();
    } catch {
      setState('failed');
    }
  };

  return (
    <form id={formId} onSubmit={confirm} className="grid gap-3">
      <AlertDialog.Title className="text-18 leading-title wrap-anywhere">{title}</AlertDialog.Title>
      <AlertDialog.Description className="text-14 text-ink-muted">
        {description}
        {confirmWord && <TypeTheWord word={confirmWord} />}
      </AlertDialog.Description>
      {confirmWord && (
        <Field label={`Type ${confirmWord}`} isLabelHidden>
          <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
        </Field>
      )}
      {state === 'failed' && <Note tone="danger">That did not work. Please try again.</Note>}
      <div className="flex flex-wrap justify-end gap-2">
        <AlertDialog.Cancel asChild>
          <Button>{cancelLabel}</Button>
        </AlertDialog.Cancel>
        <Button
          type="submit"
          variant="danger-solid"
          disabled={!isConfirmed}
          isPending={state === 'pending'}
          pendingLabel={pendingLabel}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

function TypeTheWord({ word }: { word: string }) {
  return (
    <>
      {' Type the word '}
      <b className="text-ink">{word}</b>
      {' to confirm.'}
    </>
  );
}
