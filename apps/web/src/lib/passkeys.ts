import { passkeySignIn, startPasskeySignIn } from '@aw/contracts/auth/mfa';
import type { Entered } from '@aw/contracts/auth/public';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { api } from './api';

/** Loads the WebAuthn library when it is first needed. */
const load = () => import('@simplewebauthn/browser');

/** Returns whether this browser can use passkeys at this host. Passkeys belong to host names, never to IP addresses. */
export function canUsePasskeys(hostname = location.hostname): boolean {
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return !isAddress && typeof globalThis.PublicKeyCredential === 'function';
}

/** Returns whether the browser can offer passkeys as autofill of an email field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await load()).browserSupportsWebAuthnAutofill();
}

/** Creates a passkey on the device. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  return (await load()).startRegistration({ optionsJSON });
}

/** Asks for a passkey, in a browser window or as autofill of the email field. */
export async function askForPasskey({ isAutofill = false } = {}): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await load();
  const optionsJSON = await api.call(startPasskeySignIn, {});
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
}

/** Signs in with the answer. For a signed-in person, this confirms their identity. */
export function sendPasskey(answer: AuthenticationResponseJSON, remember = true): Promise<Entered> {
  return api.call(passkeySignIn, { body: { answer, remember } });
}

/** Cancels a pending request for a passkey, such as that of the autofill. */
export async function cancelPasskey(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}
