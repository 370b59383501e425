import { failureText } from '../failure';

/* Keyed by the name of the browser's error (W3C WebAuthn 3, 5.1.3 and 5.1.4). */
const problems: Record<string, string> = {
  NotAllowedError: 'The request was cancelled or took too long. Nothing was changed. Please try again.',
  AbortError: 'The request was cancelled. Nothing was changed. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot store a passkey. Please try another device, such as your phone.',
  ConstraintError: 'This device cannot check who is using it. Please set a screen lock and try again.',
  SecurityError: 'Passkeys do not work at this web address.',
};

/** Returns why a passkey could not be created or used; undefined if the person cancelled before the device was asked. */
export function passkeyProblem(error: unknown): string | undefined {
  const deviceProblem = error instanceof Error ? problems[error.name] : undefined;
  return deviceProblem ?? failureText(error);
}
