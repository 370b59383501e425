import { emailField } from '@aw/contracts/email';
import { oneLineText } from '@aw/contracts/one-line';
import { audiences } from '@aw/contracts/users/account-fields';
import { splitFullName } from '@aw/contracts/users/split-full-name';
import type { FieldErrors } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { type SignUpField, type SignUpVariant, signUpPage } from '../auth-variants';
import type { Message } from './refusal';

export const consentMissing = 'Please agree to the Terms of Use and the Privacy Policy.';

const emptyMessages: Record<SignUpField, string> = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  fullName: 'Please enter your name.',
  email: 'Please enter your email address.',
  password: 'Please choose a password.',
  confirm: 'Please repeat the password.',
};

/* Passwords may contain leading and trailing spaces; other fields are trimmed. */
const filled = (error: string) => z.string().check(z.overwrite(oneLineText), z.minLength(1, error));
const secret = (error: string) => z.string().check(z.minLength(1, error));

/** A valid email address. Unlike the contract's field, it reports its error together with those of the other fields. */
export const emailSchema = z.object({
  email: filled(emptyMessages.email).check(({ value, issues }) => {
    const message = emailField.safeParse(value).error?.issues[0]?.message;
    if (message) issues.push({ code: 'custom', message, input: value, continue: true });
  }),
});

/** Requires both fields of a sign-in; the server checks that they are right. */
export const signInSchema = z.object({
  email: filled(emptyMessages.email),
  password: secret('Please enter your password.'),
  remember: z.boolean(),
});

/** The password of an existing account, and `signIn`: which of the two buttons was chosen. */
export const proofSchema = z.object({ password: secret('Please enter your password.'), signIn: z.boolean() });

type Pair = { password: string; confirm?: string | undefined };

/** Checks that a new password is repeated exactly and has at least `minLength` characters. */
function pairChecks({ fields, mismatch, tooShort }: SignUpVariant, minLength: number) {
  const isRepeated = ({ password, confirm }: Pair) => password === confirm || !fields.includes('confirm');
  const isLong = ({ password }: Pair) => Array.from(password).length >= minLength;
  return [
    z.refine<Pair>(isRepeated, { path: ['confirm'], error: `${mismatch.description}.` }),
    z.refine<Pair>((pair) => !isRepeated(pair) || isLong(pair), {
      path: ['password'],
      error: `${tooShort(minLength).description}.`,
    }),
  ] as const;
}

/** Schema of the form that sets a new password. */
export function newPasswordSchema(minLength: number) {
  return z
    .object({ password: secret(emptyMessages.password), confirm: secret(emptyMessages.confirm) })
    .check(...pairChecks(signUpPage, minLength));
}

/** Schema of a sign-up form; only the variant's own fields are required. */
export function signUpSchema(variant: SignUpVariant, minLength: number) {
  const { fields, isCombined } = variant;
  const required = (field: SignUpField, schema = filled(emptyMessages[field])) =>
    fields.includes(field) ? schema : z.optional(z.string());
  return z
    .object({
      firstName: required('firstName'),
      lastName: required('lastName'),
      fullName: required('fullName'),
      ...emailSchema.shape,
      password: secret(emptyMessages.password),
      confirm: required('confirm', secret(emptyMessages.confirm)),
      consent: z.boolean(),
      audience: z.enum(audiences),
    })
    .check(
      ...pairChecks(variant, minLength),
      z.refine(({ consent }) => consent || !isCombined, { path: ['consent'], error: consentMissing }),
    );
}

/** Returns first and last name, typed into two fields or into one. */
export function signUpName(typed: { firstName?: string; lastName?: string; fullName?: string }) {
  const { firstName = '', lastName = '', fullName } = typed;
  return fullName === undefined ? { firstName, lastName } : splitFullName(fullName);
}

/** Returns the toast about the most important error in a sign-up. */
export function signUpWarning(errors: FieldErrors, variant: SignUpVariant, minLength: number): Message {
  const { fields, missing, mismatch, tooShort } = variant;
  if (fields.some((field) => errors[field] === emptyMessages[field])) return missing;
  if (errors.confirm) return mismatch;
  if (errors.password) return tooShort(minLength);
  if (errors.email) return { title: 'Sign Up Failed', description: errors.email };
  return { title: 'Missing Information', description: consentMissing };
}

/** Returns the toast about the most important error in a new password. */
export function newPasswordWarning(errors: FieldErrors, minLength: number): Message {
  return signUpWarning(errors, { ...signUpPage, fields: ['password', 'confirm'] }, minLength);
}

/** Schema of the code step: spaces, which apps show inside codes, are removed, and the form is checked. */
export function codeSchema(isRecovery: boolean) {
  return z.object({
    code: z.string().check(
      z.overwrite((typed) => typed.replace(/\s+/g, '')),
      z.minLength(1, { error: 'Please enter the code.', abort: true }),
      z.refine(
        (code) => isRecovery || /^\d{6}$/.test(code),
        'Please enter the six digits from your app. A longer code is a recovery code.',
      ),
    ),
  });
}
