import { useToast } from '@aw/ui/primitives/toast';
import { type FieldErrors, useZodForm } from '@aw/ui/primitives/use-zod-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { type Message, type Refusal, signInToastSubject } from './refusal';

let typedEmail = '';

/** Returns the email address last typed on any sign-in page, so that switching pages does not lose it. */
export function readTypedEmail(): string {
  return typedEmail;
}

/** Remembers the typed address until the page is reloaded, in memory only. */
export function rememberTypedEmail(email: string): void {
  typedEmail = email;
}

type AuthFormOptions<Typed extends FieldValues, Sent> = {
  defaultValues?: DefaultValues<Typed>;
  send: (values: Sent) => Promise<void>;
  /** Returns the toast for input that must be corrected before sending. */
  warn?: (errors: FieldErrors) => Message | undefined;
  /** Returns the messages for a failed call; undefined if the page handles it in another way. */
  explain: (error: unknown) => Refusal | undefined;
};

/**
 * A sign-in or sign-up form: refusals are also shown as toasts, and the typed address is remembered for the
 * other pages.
 */
export function useAuthForm<Typed extends FieldValues, Sent>(
  schema: $ZodType<Sent, Typed>,
  { warn, explain, ...rest }: AuthFormOptions<Typed, Sent>,
) {
  const { toast } = useToast();
  const showToast = (message: Message | undefined) =>
    message && toast({ ...message, tone: 'danger', about: signInToastSubject });
  return useZodForm(schema, {
    ...rest,
    onInvalid: (errors) => showToast(warn?.(errors)),
    explain: (error) => {
      const refusal = explain(error);
      showToast(refusal?.toast);
      return refusal;
    },
    onTyped: ({ email }) => {
      if (typeof email === 'string') rememberTypedEmail(email);
    },
    recheck: 'untyped',
    selectsWrong: true,
  });
}
