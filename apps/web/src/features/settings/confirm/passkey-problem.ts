import { failureText } from '../failure';

/* The names are those of the browser's own errors (W3C WebAuthn 3, 5.1.3 and 5.1.4). */
const problems: Record<string, string> = {
  NotAllowedError: 'The request was cancelled or took too long. Nothing was changed. Please try again.',
  AbortError: 'The request was cancelled. Nothing was changed. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot store a passkey. Please try another device, such as your phone.',
  ConstraintError: 'This device cannot check who is using it. Please set a screen lock and try again.',
  SecurityError: 'Passkeys do not work at this web address.',
};

/** Why there is no passkey, in plain words; undefined where the person chose so before the device was asked. */
export function passkeyProblem(error: unknown): string | undefined {
  const known = error instanceof Error ? problems[error.name] : undefined;
  return known ?? failureText(error);
}
