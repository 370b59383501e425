import { ApiError, hasCode, reasonOf } from '@aw/contracts/api-error';
import type { SignInVariant, SignUpVariant } from '../auth-variants';
import { type Refusal, refusalOf } from './refusal';

const signInTitle = 'Sign In Failed';
const signUpTitle = 'Sign Up Failed';

/** Returns true if email and password were right and a second-factor code is still needed. */
export function needsSecondFactor(error: unknown): boolean {
  return hasCode(error, 'auth.second_factor');
}

/** Returns the messages that a form shows after a refused sign-in. */
export function signInRefusal(error: unknown, variant: Pick<SignInVariant, 'wrong'>): Refusal {
  if (hasCode(error, 'auth.credentials')) {
    return {
      errors: { password: 'Please check the email address and the password.' },
      toast: { title: signInTitle, description: variant.wrong },
    };
  }
  return refusalOf(error, signInTitle, { fields: ['email', 'password'] });
}

/** Returns the messages that the code step shows after a refused code. */
export function codeRefusal(error: unknown): Refusal {
  const description = reasonOf(error);
  const toast = { title: signInTitle, description };
  if (hasCode(error, 'auth.code')) return { errors: { code: description }, toast };
  return refusalOf(error, signInTitle, { fields: ['code'] });
}

/** Returns the messages that a form shows after a refused sign-up. */
export function signUpRefusal(error: unknown, variant: Pick<SignUpVariant, 'fields'>): Refusal {
  if (hasCode(error, 'accounts.email_taken')) {
    const description = 'An account with this email already exists';
    return {
      errors: { email: `${description}.` },
      toast: { title: signUpTitle, description },
    };
  }
  const isWhole = variant.fields.includes('fullName');
  const refusal = refusalOf(error, signUpTitle, {
    otherwise: 'Please try again or contact support',
    rename: isWhole ? { firstName: 'fullName', lastName: 'fullName' } : {},
    fields: variant.fields,
  });
  if (!hasCode(error, 'accounts.password')) return refusal;
  return { errors: { password: error.reason, ...refusal.errors }, toast: refusal.toast };
}

const problems: Record<string, string> = {
  'oidc-cancelled': 'The sign-in was cancelled at the provider. Nothing was changed.',
  'oidc-expired': 'That sign-in took too long, or its link was used before. Please start again.',
  'oidc-failed': 'We could not verify the provider’s response, so you are not signed in. Please try again.',
  'oidc-no-email':
    'The provider did not share an email address with us, so no account was created. Please allow it to share your address, or sign up with your email address and a password.',
  'oidc-email':
    'We cannot send emails to the address that the provider gave us, so no account was created. Please change the address there, or sign up with another one and a password.',
  'oidc-unverified':
    'The provider has not confirmed your email address yet. Please confirm it there first, or use a password here.',
  'oidc-existing':
    'There is already an account with this email address. Please sign in with its password or a passkey and confirm the address. After that, you can sign in this way too.',
  'oidc-suspended': 'This account is suspended. Please write to support if you think this is a mistake.',
  'oidc-unreachable':
    'The provider cannot be reached right now. Please try again in a few minutes, or use your password.',
};

/** Returns why a sign-in with the OpenID provider failed, or undefined for unknown codes. */
export function oidcProblemText(code: string | undefined): string | undefined {
  return code && Object.hasOwn(problems, code) ? problems[code] : undefined;
}

/** Returns why a passkey did not work, or undefined if the user or the page cancelled it. */
export function passkeySignInProblem(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
  if (name === 'SecurityError') return 'Passkeys do not work at this web address. Please use your password.';
  return 'The passkey did not work on this device. Please try again, or use your password.';
}
