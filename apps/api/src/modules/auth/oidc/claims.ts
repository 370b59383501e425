import { cutText, oneLineText } from '@aw/contracts/one-line';
import { splitFullName } from '@aw/contracts/users/split-full-name';

/** What a provider says of a person. */
export type Claims = {
  issuer: string;
  subject: string;
  /** As the provider writes it; null when it shares none. */
  email: string | null;
  /** Whether the provider vouches for the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

type Told = Readonly<Record<string, unknown>>;

const maxNameLength = 100;

/** Reads the ID token and the user information; an address counts only together with the word of the same source that it is verified. */
export function claimsOf(issuer: string, subject: string, token: Told, info: Told): Claims {
  const source = hasVerdict(token) || emailOf(info) === null ? token : info;
  const email = emailOf(source);
  // Amazon Cognito writes the word as text.
  const isEmailVerified =
    email !== null && (source.email_verified === true || source.email_verified === 'true');
  return { issuer, subject, email, isEmailVerified, ...namesOf({ ...info, ...token }, email) };
}

/** Returns whether a source has an address together with a word on whether it is verified. */
export function hasVerdict(told: Told): boolean {
  return emailOf(told) !== null && told.email_verified !== undefined;
}

function emailOf({ email }: Told): string | null {
  return typeof email === 'string' && email.trim() !== '' ? email : null;
}

function namesOf(told: Told, email: string | null): { firstName: string; lastName: string } {
  const [given, family, full] = [told.given_name, told.family_name, told.name].map(nameText);
  if (given) return { firstName: given, lastName: family ?? '' };
  const whole = full || family || nameText(email?.split('@')[0]);
  return splitFullName(whole);
}

/** A name on one line of at most 100 characters; empty for a claim that is no text or shows nothing. */
function nameText(value: unknown): string {
  return typeof value === 'string'
    ? cutText(oneLineText(value.replaceAll(/\p{Cs}/gu, '')), maxNameLength)
    : '';
}
