import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/lib/use-hydrated';
import { entryMatter, type Refusal } from './refusal';
import { keepTypedEmail } from './typed-email';

type AuthFormOptions<V> = {
  read: (data: FormData) => V;
  /** What has to be put right before anything is sent. */
  check: (values: V) => Refusal | undefined;
  send: (values: V) => Promise<void>;
  /** What a failed call says; undefined when the page goes another way. */
  explain: (error: unknown) => Refusal | undefined;
};

/**
 * A form whose fields keep their own text, so that nothing is lost that was typed, or filled in by the browser, before
 * this code arrived.
 */
export function useAuthForm<V>({ read, check, send, explain }: AuthFormOptions<V>) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal & { isFromServer?: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const { toast } = useToast();
  const isReady = useHydrated();
  // The cache would keep a password for minutes otherwise.
  const sending = useMutation({
    mutationFn: send,
    gcTime: 0,
    onError: (error) => refuse(explain(error), true),
  });

  useEffect(() => {
    if (attempt > 0) focusFirstWrong(form.current);
  }, [attempt]);

  function refuse(next: Refusal | undefined, isFromServer = false) {
    setRefusal(next && { ...next, isFromServer });
    if (!next) return;
    setAttempt((count) => count + 1);
    if (next.toast) toast({ ...next.toast, tone: 'danger', about: entryMatter });
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const values = read(new FormData(event.currentTarget));
    const wrong = check(values);
    refuse(wrong);
    if (!wrong) sending.mutate(values);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name, value } = event.target;
    if (name === 'email') keepTypedEmail(value);
    if (!refusal?.errors) return;
    // A message about two fields, such as a password and its repetition, goes when either makes it untrue.
    const now = check(read(new FormData(event.currentTarget)))?.errors ?? {};
    const isStill = ([field]: [string, string]) => field !== name && (refusal.isFromServer || field in now);
    const errors = Object.fromEntries(Object.entries(refusal.errors).filter(isStill));
    setRefusal({ ...refusal, errors });
  };

  /** Takes the message of a field away, as soon as the field changes. */
  function clearError(name: string) {
    if (!refusal?.errors?.[name]) return;
    const { [name]: _, ...errors } = refusal.errors;
    setRefusal({ ...refusal, errors });
  }

  return {
    /** For the form; with POST a password never gets into an address, not even without this code. */
    formProps: { ref: form, onSubmit, onInput, method: 'post', noValidate: true } as const,
    errors: refusal?.errors ?? {},
    note: refusal?.note,
    clearError,
    submitProps: { type: 'submit', disabled: !isReady, isPending: sending.isPending } as const,
  };
}

function focusFirstWrong(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
