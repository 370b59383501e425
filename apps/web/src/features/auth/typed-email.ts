let typedEmail = '';

/** Returns the email address last typed on any sign-in page, so that switching pages does not lose it. */
export function readTypedEmail(): string {
  return typedEmail;
}

/** Remembers the typed address until the page is reloaded, in memory only. */
export function rememberTypedEmail(email: string): void {
  typedEmail = email;
}
