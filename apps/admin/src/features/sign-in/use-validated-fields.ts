import { useRef, useState } from 'react';
import { type FieldErrors, type FieldsSchema, fieldErrors } from './field-errors';

/** The values of a form that a contract's schema checks: a field when it is left, all of them on submit. */
export function useValidatedFields<V extends Record<string, string>>(schema: FieldsSchema, initial: V) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const bind = (name: keyof V & string) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      // A message goes as soon as its field is right; new ones wait until the field is left.
      if (errors[name]) setErrors(withField(errors, name, fieldErrors(schema, next)[name]));
    },
    onBlur: () => {
      if (values[name]) setErrors(withField(errors, name, fieldErrors(schema, values)[name]));
    },
  });

  /** Shows the given messages and moves to the first wrong field. */
  const show = (found: FieldErrors) => {
    setErrors(found);
    const first = Object.keys(values).find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  /** Checks everything; false when something is wrong. */
  const check = () => {
    const found = fieldErrors(schema, values);
    show(found);
    return Object.keys(found).length === 0;
  };

  return { form, values, errors, bind, check, show };
}

function withField(errors: FieldErrors, name: string, message: string | undefined): FieldErrors {
  const { [name]: _, ...others } = errors;
  return message ? { ...others, [name]: message } : others;
}
