import { cutText, oneLineText } from '@aw/contracts/one-line';
import { splitFullName } from '@aw/contracts/users/split-full-name';

/** A person's identity as the provider describes it. */
export type Claims = {
  issuer: string;
  subject: string;
  /** As the provider spells it; null if it shares none. */
  email: string | null;
  /** Whether the provider says that the address is verified. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

type RawClaims = Readonly<Record<string, unknown>>;

const maxNameLength = 100;

/**
 * Reads the ID token and the user information. The address and the claim that it is verified must come from the same
 * source.
 */
export function claimsOf(issuer: string, subject: string, token: RawClaims, info: RawClaims): Claims {
  const source = hasVerdict(token) || emailOf(info) === null ? token : info;
  const email = emailOf(source);
  // Amazon Cognito sends the boolean as text.
  const isEmailVerified =
    email !== null && (source.email_verified === true || source.email_verified === 'true');
  return { issuer, subject, email, isEmailVerified, ...namesOf({ ...info, ...token }, email) };
}

/** Returns whether a source has an address and says whether it is verified. */
export function hasVerdict(source: RawClaims): boolean {
  return emailOf(source) !== null && source.email_verified !== undefined;
}

function emailOf({ email }: RawClaims): string | null {
  return typeof email === 'string' && email.trim() !== '' ? email : null;
}

function namesOf(claims: RawClaims, email: string | null): { firstName: string; lastName: string } {
  const [firstName, lastName, fullName] = [claims.given_name, claims.family_name, claims.name].map(nameText);
  if (firstName) return { firstName, lastName: lastName ?? '' };
  return splitFullName(fullName || lastName || nameText(email?.split('@')[0]));
}

/** Returns a name in one line of at most 100 characters, or an empty text for a claim that is not a visible text. */
function nameText(value: unknown): string {
  return typeof value === 'string'
    ? cutText(oneLineText(value.replaceAll(/\p{Cs}/gu, '')), maxNameLength)
    : '';
}
