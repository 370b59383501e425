import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../services/use-draft';
import { requiredText } from './required-text';

type TextFormOptions = {
  /** Message under the field while it is empty. */
  please: string;
  send: (text: string) => void;
};

/** Returns a form with one required text, which survives a reload. */
export function useTextForm(draftName: string, { please, send }: TextFormOptions) {
  const draft = useDraft(draftName);
  const schema = useMemo(() => z.object({ text: requiredText(please) }), [please]);
  const { form, formProps, submit, field, errors } = useZodForm(schema, {
    defaultValues: { text: draft.text },
    send: ({ text }) => send(text),
    onTyped: ({ text }) => draft.change(text),
  });
  return {
    formProps,
    submit,
    field: field('text'),
    error: errors.text,
    /** Clears the text after it was sent. */
    clear: () => {
      draft.clear();
      form.reset({ text: '' });
    },
  };
}
