import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../services/use-draft';
import { requiredText } from './required-text';
import { isSameWord } from './same-word';

const schema = z.object({ reason: requiredText('Please enter a reason.'), word: z.string() });

/** A reason that outlives a reload, with the word that has to be typed for what cannot be undone. */
export function useReasonForm(draftName: string, confirmWord?: string) {
  const draft = useDraft(draftName);
  const onSend = useRef<(reason: string) => void>(undefined);
  const { form, formProps, field, errors } = useZodForm(schema, {
    defaultValues: { reason: draft.text, word: '' },
    send: ({ reason }) => onSend.current?.(reason),
    onTyped: ({ reason }) => draft.change(reason),
  });
  return {
    formProps,
    field,
    error: errors.reason,
    /** Where the dialog says what is done with the reason. */
    onSend,
    confirmWord,
    isConfirmed: confirmWord === undefined || isSameWord(form.watch('word'), confirmWord),
    /** Forgets what was typed, once it was sent. */
    clear: () => {
      draft.clear();
      form.reset({ reason: '', word: '' });
    },
  };
}

export type ReasonForm = ReturnType<typeof useReasonForm>;
