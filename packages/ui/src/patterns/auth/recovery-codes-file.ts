/** Returns the text of the file of recovery codes: site and account, purpose, then one code per line. */
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
