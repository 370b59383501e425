import { useToast } from '@aw/ui/primitives/toast';
import { type FieldErrors, useZodForm } from '@aw/ui/primitives/use-zod-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { entryMatter, type Message, type Refusal } from './refusal';
import { keepTypedEmail } from './typed-email';

type AuthFormOptions<Typed extends FieldValues, Sent> = {
  defaultValues?: DefaultValues<Typed>;
  send: (values: Sent) => Promise<void>;
  /** What the toast says when something has to be put right first. */
  warn?: (errors: FieldErrors) => Message | undefined;
  /** What a failed call says; undefined when the page goes another way. */
  explain: (error: unknown) => Refusal | undefined;
};

/** A form of the ways in: its refusals are toasts as well, and the typed address goes along to the next one. */
export function useAuthForm<Typed extends FieldValues, Sent>(
  schema: $ZodType<Sent, Typed>,
  { warn, explain, ...rest }: AuthFormOptions<Typed, Sent>,
) {
  const { toast } = useToast();
  const tell = (message: Message | undefined) =>
    message && toast({ ...message, tone: 'danger', about: entryMatter });
  return useZodForm(schema, {
    ...rest,
    onInvalid: (errors) => tell(warn?.(errors)),
    explain: (error) => {
      const refusal = explain(error);
      tell(refusal?.toast);
      return refusal;
    },
    onTyped: ({ email }) => {
      if (typeof email === 'string') keepTypedEmail(email);
    },
    recheck: 'untyped',
    selectsWrong: true,
  });
}
