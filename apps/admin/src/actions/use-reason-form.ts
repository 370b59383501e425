import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '../services/use-draft';
import { isSameWord } from './same-word';

/** A reason that outlives a reload, with the word that has to be typed for what cannot be undone. */
export function useReasonForm(draftName: string, confirmWord?: string) {
  const draft = useDraft(draftName);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = draft.text.trim() === '';
  const isConfirmed = confirmWord === undefined || isSameWord(typed, confirmWord);

  /** Calls `send` with the reason once everything is filled in; otherwise shows what is missing. */
  const submit = (send: (reason: string) => void) => (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing) form.current?.querySelector('textarea')?.focus();
    else if (isConfirmed) send(draft.text);
  };
  /** Forgets what was typed, once it was sent. */
  const clear = () => {
    draft.clear();
    setTyped('');
    setIsChecked(false);
  };

  return {
    form,
    reason: draft.text,
    onReasonChange: draft.change,
    error: isChecked && isMissing ? 'Please give the reason.' : undefined,
    confirmWord,
    typed,
    onTypedChange: setTyped,
    isConfirmed,
    submit,
    clear,
  };
}

export type ReasonForm = ReturnType<typeof useReasonForm>;
