import type { SignInVariant } from './auth-variants';
import type { Refusal } from './refusal';

export type SignInValues = { email: string; password: string; remember: boolean };

/** What is missing before a sign-in can be tried; undefined when both fields are filled. */
export function checkSignIn(values: SignInValues, variant: SignInVariant): Refusal | undefined {
  const errors = {
    ...(values.email.trim() === '' ? { email: 'Please enter your e-mail address.' } : {}),
    ...(values.password === '' ? { password: 'Please enter your password.' } : {}),
  };
  return Object.keys(errors).length > 0 ? { errors, toast: variant.missing } : undefined;
}
