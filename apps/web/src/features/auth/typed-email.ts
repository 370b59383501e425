let typedEmail = '';

/** The email address typed last on one of the ways in, so that going from one to the next loses nothing. */
export function readTypedEmail(): string {
  return typedEmail;
}

/** Keeps the typed address for this page view, in memory only. */
export function keepTypedEmail(email: string): void {
  typedEmail = email;
}
