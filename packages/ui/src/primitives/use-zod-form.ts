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

/** The message of each wrong field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What ties an Input or Textarea to its field. */
export type RegisteredField = UseFormRegisterReturn;

/** What the form element takes of its engine. */
export type FormProps = ReturnType<typeof useZodForm>['formProps'];

/** Why a form was not sent: under its fields and, where none of them is wrong, in a sentence of its own. */
export type FormFailure = { errors?: FieldErrors; note?: string };

type ZodFormOptions<Typed extends FieldValues, Sent> = {
  /** Not for fields of prerendered pages: these have `defaultValue`, and what was typed before this code came counts. */
  defaultValues?: DefaultValues<Typed>;
  /** Gets what the schema made of the fields; the form is pending as long as the promise that comes back. */
  send: (values: Sent) => unknown;
  /** What a failed sending says; nothing where the page goes another way. Without it, `send` tells by itself. */
  explain?: (error: unknown) => FormFailure | undefined;
  onInvalid?: (errors: FieldErrors) => void;
  onTyped?: (typed: Typed) => void;
  /**
   * After a refusal: `all` fields are checked while they are typed, or only those whose message is `shown`, until they
   * are right; `untyped` takes a message away with the first letter, and others that it makes untrue.
   */
  recheck?: 'all' | 'shown' | 'untyped';
  /** A filled field is checked as soon as it is left. */
  isCheckedWhenLeft?: boolean;
  /** The first wrong field is selected, so that the next try is typed over it. */
  selectsWrong?: boolean;
};

/* A group of controls, such as chosen files, has no state of its own: its first button stands for it. */
const wrongField = '[aria-invalid="true"], fieldset:has(> [role="alert"]) button';

/**
 * The one form engine: fields that keep their own text, checked by a zod schema when the form is sent, which leads to
 * the first wrong one; sent once at a time, and what failed is said where it belongs.
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
  const isReady = useSyncExternalStore(neverChanges, isHere, isNotHere);
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues,
    reValidateMode: recheck === 'all' ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  });
  const { errors: found, isSubmitted } = form.formState;
  const errors: FieldErrors = messagesOf(found);

  useEffect(() => {
    // By now the messages are on the page, so that the field is read out with its own.
    const field = refusals > 0 ? element.current?.querySelector<HTMLElement>(wrongField) : undefined;
    field?.focus();
    if (options.selectsWrong && field instanceof HTMLInputElement) field.select();
  }, [refusals, options.selectsWrong]);

  /** Shows why the form was not sent, and leads to the first wrong field. */
  function refuse({ errors: wrong = {}, note }: FormFailure) {
    const own = [...names.current].filter((name) => wrong[name]);
    for (const name of own) form.setError(name, { type: 'server', message: wrong[name] });
    if (own.length === 0 && note) form.setError('root', { message: note });
    setRefusals((count) => count + 1);
  }

  /* What a browser filled in without telling counts as well. */
  function readFields() {
    for (const name of names.current) {
      const control = element.current?.elements.namedItem(name);
      // A field of the form holds text, whatever else its schema makes of it.
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
    if (recheck === 'all' && found.root) form.clearErrors('root');
    if (recheck === 'shown' && errors[name]) void form.trigger(name);
    if (recheck !== 'untyped' || Object.keys(errors).length === 0) return;
    form.clearErrors(name);
    const others = [...names.current].filter((one) => one !== name && found[one]?.type !== 'server');
    void form.trigger(others.filter((one) => errors[one]));
  }

  const nameOf = (target: EventTarget) =>
    isText(target) ? [...names.current].find((name) => name === target.name) : undefined;

  return {
    form,
    /** For a second button, which sends in another way. */
    submit,
    formProps: {
      ref: element,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // A portal's events bubble through React to whatever form is around.
        event.stopPropagation();
        void submit();
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        const name = nameOf(target);
        if (name) recheckAfter(name);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // A message that appears while a button is pressed would move the button away from under the pointer.
        if (!options.isCheckedWhenLeft || relatedTarget?.matches('button, a')) return;
        const name = nameOf(target);
        if (name && target.value) void form.trigger(name);
      },
      // With POST nothing typed gets into an address, not even without this code.
      method: 'post',
      noValidate: true,
    } as const,
    /** Ties an Input or Textarea to its field. */
    field: (name: Path<Typed>): RegisteredField => {
      names.current.add(name);
      return form.register(name);
    },
    /** A field without text of its own, such as a set of choices. */
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
    note: found.root?.message,
    refuse,
    isPending,
    /** For the button; before this code has come a press would be lost. */
    submitProps: { type: 'submit', disabled: !isReady, isPending } as const,
  };
}

function messagesOf(found: Record<string, unknown>): FieldErrors {
  const pairs = Object.entries(found).map(([name, error]) => [name, messageOf(error)]);
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
const isHere = () => true;
const isNotHere = () => false;
