import { passkeySignIn, startPasskeySignIn } from '@aw/contracts/account/mfa';
import type { Entered } from '@aw/contracts/auth/public';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { api } from './api';

/** The browser's part of WebAuthn; its code is loaded when it is needed first. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys at this address; they belong to names, never to IP addresses. */
export function canUsePasskeys(hostname = location.hostname): boolean {
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return !isAddress && typeof globalThis.PublicKeyCredential === 'function';
}

/** Whether the browser offers passkeys among what it fills into an email field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await load()).browserSupportsWebAuthnAutofill();
}

/** Lets the device make a passkey. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  return (await load()).startRegistration({ optionsJSON });
}

/** Asks the person for a passkey, in a window of the browser or in its list under the email field. */
export async function askForPasskey({ isAutofill = false } = {}): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await load();
  const optionsJSON = await api.call(startPasskeySignIn, {});
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
}

/** Signs in with the answer; for a signed-in person it proves identity again. */
export function sendPasskey(answer: AuthenticationResponseJSON, remember = true): Promise<Entered> {
  return api.call(passkeySignIn, { body: { answer, remember } });
}

/** Ends a question for a passkey that is still open, such as the autofill's. */
export async function cancelPasskey(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}
