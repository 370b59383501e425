import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** Messages of invalid fields, keyed by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Props that connect an Input or Textarea to its field. */
export type RegisteredField = UseFormRegisterReturn;

/** Props of the form element. */
export type FormProps = ReturnType<typeof useZodForm>['formProps'];

/** Reason why a form was not sent: messages for its fields or, if none of them is invalid, one sentence. */
export type FormFailure = { errors?: FieldErrors; note?: string };

type ZodFormOptions<Typed extends FieldValues, Sent> = {
  /**
   * Not for prerendered pages. Their fields have `defaultValue`, and what was typed before this code loaded is kept.
   */
  defaultValues?: DefaultValues<Typed>;
  /** Receives the values parsed by the schema. The form is pending until the returned promise settles. */
  send: (values: Sent) => unknown;
  /** Describes a failed `send`; undefined shows nothing. Without it, `send` handles its own errors. */
  explain?: (error: unknown) => FormFailure | undefined;
  onInvalid?: (errors: FieldErrors) => void;
  onTyped?: (typed: Typed) => void;
  /**
   * Checks after a refusal. `all` checks every field while it is typed, `shown` only those with a message. `untyped`
   * removes a field's message with the first letter, and others that no longer apply.
   */
  recheck?: 'all' | 'shown' | 'untyped';
  /** Checks a filled field when it loses the focus. */
  isCheckedWhenLeft?: boolean;
  /** Selects the first invalid field, so that the next try is typed over it. */
  selectsWrong?: boolean;
};

/* A group of controls, such as chosen files, cannot be marked invalid, so its first button gets the focus. */
const wrongField = '[aria-invalid="true"], fieldset:has(> [role="alert"]) button';

/**
 * The one form engine. Fields are uncontrolled; submitting checks them with a zod schema and focuses the first invalid
 * one. A form is sent only once at a time. A failure becomes a message of its field or the `note`.
 */
export function useZodForm<Typed extends FieldValues, Sent>(
  schema: $ZodType<Sent, Typed>,
  options: ZodFormOptions<Typed, Sent>,
) {
  const { defaultValues, send, explain, onInvalid, onTyped, recheck = 'all' } = options;
  const element = useRef<HTMLFormElement>(null);
  const names = useRef(new Set<Path<Typed>>());
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isReady = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues,
    reValidateMode: recheck === 'all' ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  });
  const { errors: fieldErrors, isSubmitted } = form.formState;
  const errors: FieldErrors = messagesOf(fieldErrors);

  useEffect(() => {
    // The messages are rendered by now, so a screen reader reads the field with its own.
    const field = refusals > 0 ? element.current?.querySelector<HTMLElement>(wrongField) : undefined;
    field?.focus();
    if (options.selectsWrong && field instanceof HTMLInputElement) field.select();
  }, [refusals, options.selectsWrong]);

  /** Shows why the form was not sent, and focuses the first invalid field. */
  function refuse({ errors: wrong = {}, note }: FormFailure) {
    const own = [...names.current].filter((name) => wrong[name]);
    for (const name of own) form.setError(name, { type: 'server', message: wrong[name] });
    if (own.length === 0 && note) form.setError('root', { message: note });
    setRefusals((count) => count + 1);
  }

  /* Reads values that the browser filled in without an event. */
  function readFields() {
    for (const name of names.current) {
      const control = element.current?.elements.namedItem(name);
      // The DOM only has text; the schema converts it.
      if (isText(control) && control.value !== form.getValues(name))
        form.setValue(name, control.value as PathValue<Typed, typeof name>);
    }
  }

  const sendOnce = async (values: Sent) => {
    setIsPending(true);
    try {
      await send(values);
    } catch (error) {
      if (!explain) throw error;
      const failure = explain(error);
      if (failure) refuse(failure);
    } finally {
      setIsPending(false);
    }
  };

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    readFields();
    let isRefused = false;
    try {
      await form.handleSubmit(sendOnce, (wrong) => {
        isRefused = true;
        onInvalid?.(messagesOf(wrong));
      })();
    } finally {
      isBusy.current = false;
      if (isRefused) setRefusals((count) => count + 1);
    }
  };

  function recheckAfter(name: Path<Typed>) {
    onTyped?.(form.getValues());
    if (recheck === 'all' && fieldErrors.root) form.clearErrors('root');
    if (recheck === 'shown' && errors[name]) void form.trigger(name);
    if (recheck !== 'untyped' || Object.keys(errors).length === 0) return;
    form.clearErrors(name);
    const otherNames = [...names.current].filter(
      (one) => one !== name && fieldErrors[one]?.type !== 'server',
    );
    void form.trigger(otherNames.filter((one) => errors[one]));
  }

  const nameOf = (target: EventTarget) =>
    isText(target) ? [...names.current].find((name) => name === target.name) : undefined;

  return {
    form,
    /** For a second button that sends the form in another way. */
    submit,
    formProps: {
      ref: element,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // Events of a portal bubble through React to the form around it.
        event.stopPropagation();
        void submit();
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        const name = nameOf(target);
        if (name) recheckAfter(name);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // A message that appears during a press would move the button away from under the pointer.
        if (!options.isCheckedWhenLeft || relatedTarget?.matches('button, a')) return;
        const name = nameOf(target);
        if (name && target.value) void form.trigger(name);
      },
      // With POST, nothing typed ends up in an address, even if this code has not loaded.
      method: 'post',
      noValidate: true,
    } as const,
    /** Connects an Input or Textarea to its field. */
    field: (name: Path<Typed>): RegisteredField => {
      names.current.add(name);
      return form.register(name);
    },
    /** Connects a field without text, such as a set of choices. */
    choice: <Name extends Path<Typed>>(name: Name) => {
      names.current.add(name);
      form.register(name);
      return {
        value: form.watch(name),
        set: (value: PathValue<Typed, Name>) => {
          form.setValue(name, value, { shouldValidate: recheck === 'all' && isSubmitted });
          recheckAfter(name);
        },
      };
    },
    errors,
    note: fieldErrors.root?.message,
    refuse,
    isPending,
    /** Props for the submit button, which stays disabled until this code has loaded and can handle the press. */
    submitProps: { type: 'submit', disabled: !isReady, isPending } as const,
  };
}

function messagesOf(fieldErrors: Record<string, unknown>): FieldErrors {
  const pairs = Object.entries(fieldErrors).map(([name, error]) => [name, messageOf(error)]);
  return Object.fromEntries(pairs.filter(([name, message]) => name !== 'root' && message));
}

function messageOf(error: unknown): string | undefined {
  const isOne = typeof error === 'object' && error !== null && 'message' in error;
  return isOne && typeof error.message === 'string' ? error.message : undefined;
}

function isText(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|file)$/.test(target.type);
  return target instanceof HTMLTextAreaElement;
}

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
