import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../services/use-draft';
import { requiredText } from './required-text';

type TextFormOptions = {
  /** What stands under the field while it is empty. */
  please: string;
  send: (text: string) => void;
};

/** A form of one text, which has to be there and outlives a reload. */
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
    /** Forgets the text, once it was sent. */
    clear: () => {
      draft.clear();
      form.reset({ text: '' });
    },
  };
}
