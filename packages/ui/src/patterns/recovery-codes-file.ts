/** The file that keeps recovery codes: where they are good and whose they are, what for, one to a line. */
export function recoveryCodesFile(codes: readonly string[], owner: readonly string[]): string {
  return [
    ...owner,
    '',
    'Each code signs you in once, in place of the code from your authenticator app.',
    'Keep them where no one else can read them.',
    '',
    ...codes,
    '',
  ].join('\n');
}
