import { emailField } from '@aw/contracts/email';
import { splitFullName } from '@aw/contracts/users/split-full-name';
import type { FieldErrors } from '~/lib/call-failure';
import type { SignUpField, SignUpVariant } from './auth-variants';
import { textOf } from './form-text';
import type { Refusal } from './refusal';

export type SignUpValues = Readonly<Record<SignUpField, string>>;

type Rules = { variant: SignUpVariant; minLength: number; hasConsented: boolean };

export const consentMissing = 'Please agree to the Terms of Use and the Privacy Policy.';

const emptyMessages: Record<SignUpField, string> = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  fullName: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
  password: 'Please choose a password.',
  confirm: 'Please repeat the password.',
};

/** The fields as they stand in the form; those that its page does not have are empty. */
export function readSignUp(data: FormData): SignUpValues {
  return {
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    fullName: textOf(data, 'fullName'),
    email: textOf(data, 'email'),
    password: textOf(data, 'password'),
    confirm: textOf(data, 'confirm'),
  };
}

/** First and last name, out of two fields or out of one. */
export function signUpName(values: SignUpValues, { fields }: Pick<SignUpVariant, 'fields'>) {
  const { firstName, lastName } = values;
  return fields.includes('fullName') ? splitFullName(values.fullName) : { firstName, lastName };
}

/** What has to be put right before an account can be made; undefined when everything is there. */
export function checkSignUp(values: SignUpValues, rules: Rules): Refusal | undefined {
  const { variant, minLength, hasConsented } = rules;
  const { missing, mismatch, tooShort, fields } = variant;
  const empty = fields.filter((field) => isEmpty(field, values[field]));
  const wrongEmail = empty.includes('email') ? undefined : emailProblem(values.email);
  const pair = checkPasswords(fields.includes('confirm') ? values : { password: values.password }, minLength);
  const needsConsent = variant.isCombined && !hasConsented;
  const errors: FieldErrors = {
    ...(pair === 'mismatch' ? { confirm: `${mismatch.description}.` } : {}),
    ...(pair === 'too-short' ? { password: `${tooShort(minLength).description}.` } : {}),
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(needsConsent ? { consent: consentMissing } : {}),
    ...Object.fromEntries(empty.map((field) => [field, emptyMessages[field]])),
  };
  if (Object.keys(errors).length === 0) return undefined;
  if (empty.length > 0) return { errors, toast: missing };
  if (pair === 'mismatch') return { errors, toast: mismatch };
  if (pair === 'too-short') return { errors, toast: tooShort(minLength) };
  if (wrongEmail) return { errors, toast: { title: 'Sign Up Failed', description: wrongEmail } };
  return { errors, toast: { title: 'Missing Information', description: consentMissing } };
}

/** What is wrong with a new password: not repeated exactly, or under so many characters. */
export function checkPasswords(
  { password, confirm = password }: { password: string; confirm?: string },
  minLength: number,
): 'mismatch' | 'too-short' | undefined {
  if (password !== confirm) return 'mismatch';
  return Array.from(password).length < minLength ? 'too-short' : undefined;
}

/** Why an e-mail address cannot be taken, as the server would say it. */
export function emailProblem(email: string): string | undefined {
  const result = emailField.safeParse(email);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/* Spaces can be part of a password, and of nothing else. */
function isEmpty(field: SignUpField, value: string): boolean {
  return field === 'password' || field === 'confirm' ? value === '' : value.trim() === '';
}
