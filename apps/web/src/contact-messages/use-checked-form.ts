import { ApiError } from '@aw/contracts/api-error';
import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, issueErrors, reasonOf } from '~/lib/call-failure';
import { useHydrated } from '~/lib/use-hydrated';

/** The texts of a form's fields by their names. */
export type Typed = Readonly<Record<string, string>>;

type CheckedFormOptions<R> = {
  /** What is wrong with which field; empty when the form can be sent. */
  check: (typed: Typed) => FieldErrors;
  /** Sends the form, which was open for so many milliseconds. */
  send: (typed: Typed, openForMs: number) => Promise<R>;
  onSent: (answer: R, typed: Typed) => void;
  onTyped?: (form: HTMLFormElement) => void;
  /** What a field that the server names is called here. */
  rename?: Record<string, string>;
};

/**
 * A form whose fields keep their own text, so that nothing is lost that was typed before this code arrived: checked
 * when a filled field is left and when it is sent, sent once at a time, and what failed is said where it belongs.
 */
export function useCheckedForm<R>({ check, send, onSent, onTyped, rename }: CheckedFormOptions<R>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [note, setNote] = useState<string>();
  const isReady = useHydrated();
  const isSending = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current ||= Date.now();
  }, []);

  const sending = useMutation({
    // The cache would keep a letter for minutes otherwise.
    gcTime: 0,
    mutationFn: (typed: Typed) => send(typed, Math.max(0, Date.now() - openedAt.current)),
    onSuccess: onSent,
    onError: (error) => refuse(...failureOf(error, form.current, rename)),
    onSettled: () => {
      isSending.current = false;
    },
  });

  function refuse(wrong: FieldErrors, reason?: string) {
    // The first wrong field can only be found once its message is there.
    flushSync(() => {
      setErrors(wrong);
      setNote(reason);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const typed = readForm(event.currentTarget);
    const wrong = check(typed);
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    isSending.current = true;
    sending.mutate(typed);
  };

  /** Checks one field anew, beside what is known of the others. */
  const recheck = (target: HTMLFormElement, name: string) => {
    const { [name]: wrong } = check(readForm(target));
    const { [name]: _, ...others } = errors;
    setErrors(wrong ? { ...others, [name]: wrong } : others);
  };

  return {
    formProps: {
      ref: form,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        onTyped?.(event.currentTarget);
        if (isText(event.target) && errors[event.target.name])
          recheck(event.currentTarget, event.target.name);
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        // A message that appears while a button is pressed would move the button away from under the pointer.
        if (event.relatedTarget?.matches('button, a')) return;
        if (isText(event.target) && event.target.value) recheck(event.currentTarget, event.target.name);
      },
      method: 'post',
      noValidate: true,
    } as const,
    form,
    openedAt,
    errors,
    note,
    submitProps: {
      type: 'submit',
      disabled: !isReady,
      isPending: sending.isPending,
      pendingLabel: 'Sending...',
    } as const,
  };
}

/** The texts of a form's fields, by their names. */
export function readForm(form: HTMLFormElement): Typed {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Whether something is a field that text is typed into. */
export function isText(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/* Under the fields that the server named; above the button where the form has none of them. */
function failureOf(
  error: unknown,
  form: HTMLFormElement | null,
  rename: Record<string, string> | undefined,
): [FieldErrors, string?] {
  const wrong = error instanceof ApiError ? issueErrors(error.issues, rename) : {};
  const isShown = Object.keys(wrong).some((name) => isText(form?.elements.namedItem(name)));
  return isShown ? [wrong] : [{}, reasonOf(error)];
}
